import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import { forkForTest } from '@octavo/testing/service-process.ts'
import service from '../src/index.ts'

const perWrite = 7
const atOnce = 6
/** Posts of a segment are 100, so each process is killed near a change of segments. */
const killedAfter = [13, 15, 28]

describeOnBothDatabases(
  'posts of a killed process',
  ({ location }) => {
    test('are all stored and indexed after every acknowledged write', async (t) => {
      const database = location()
      const options = JSON.stringify(storageOptions(database))
      const acknowledged = new Set<number>()
      let batchCount = 0
      for (const limit of killedAfter) {
        const child = await start(t, options)
        const first = acknowledged.size
        for (let open = 0; open < atOnce; open++) child.send(++batchCount * 100)
        while (acknowledged.size - first < limit) {
          acknowledged.add((await child.receive()).acknowledged)
          child.send(++batchCount * 100)
        }
        child.kill()
        await child.ended
      }
      const { url } = await start(t, options)
      const urls = await readAll(url)
      assert.equal(new Set(urls).size, urls.length)
      const numbers = new Set(urls.map((each) => Number(each.split('/').at(-1))))
      for (const from of acknowledged)
        for (let n = from; n < from + perWrite; n++) assert.ok(numbers.has(n), `post ${n} is missing`)
      // A write is there as a whole or not at all.
      const writes = Map.groupBy(numbers, (n) => Math.floor(n / 100))
      for (const [write, own] of writes) assert.equal(own.length, perWrite, `write ${write}`)
      const everything = await readJson(`${url}/filterWebContent?q=*&ts=0&size=1`)
      assert.equal(everything.total, urls.length)
    })
  },
  service,
)

async function start(t: TestContext, options: string) {
  const child = forkForTest(t, new URL('post-process.ts', import.meta.url), [options])
  const { url }: { url: string } = await child.receive()
  return { ...child, url }
}

async function readAll(url: string): Promise<string[]> {
  const urls: string[] = []
  for (let path = '/filterWebContent?q=council&ts=0'; ; ) {
    const page = await readJson(url + path)
    if (page.posts.length === 0) return urls
    urls.push(...page.posts.map((post) => post.url))
    path = page.next
  }
}

async function readJson(url: string) {
  const response = await fetch(url)
  assert.equal(response.status, 200)
  // The service describes it.
  return (await response.json()) as { total: number; next: string; posts: { url: string }[] }
}
