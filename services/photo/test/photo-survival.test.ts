import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import definition from '../src/index.ts'

const clients = 16
const killedAfter = 150

describeOnBothDatabases(
  'photos of a killed process',
  ({ location }) => {
    test('have every acknowledged like and download, and correct counts', async (t) => {
      const database = location()
      await killAndCompare(t, storageOptions(database))
    })
  },
  definition,
)

interface Photo {
  id: string
  likes: number
  liked_by_user: boolean
  downloads: number
}

async function killAndCompare(t: TestContext, database: object): Promise<void> {
  const start = () =>
    startProcess(t, new URL('collecting-process.ts', import.meta.url), [JSON.stringify(database)])
  const first = await start()
  const read = async ({ call }: Pick<typeof first, 'call'>): Promise<Photo[]> => {
    const { json } = await call('GET', '/photos?per_page=8')
    const ids: string[] = json.map(({ id }: { id: string }) => id)
    return Promise.all(ids.map(async (id) => (await call('GET', `/photos/${id}`)).json))
  }
  const before = await read(first)
  const downloads = new Map<string, { acknowledged: number; sent: number }>()
  const liked = new Map<string, boolean>()
  const unclear = new Set<string>()
  let acknowledged = 0
  const count = () => {
    if (++acknowledged === killedAfter) first.kill()
  }

  const rush = Array.from({ length: clients }, async (_, client) => {
    // Each client likes one photo, or downloads any.
    const own = before[client]
    for (let round = 0; ; round++) {
      if (own) {
        const isLike = round % 2 === 0
        unclear.add(own.id)
        await first.call(isLike ? 'POST' : 'DELETE', `/photos/${own.id}/like`)
        unclear.delete(own.id)
        liked.set(own.id, isLike)
      } else {
        const { id = '' } = before[round % before.length] ?? {}
        const downloadCounts = downloads.get(id) ?? { acknowledged: 0, sent: 0 }
        downloads.set(id, downloadCounts)
        downloadCounts.sent++
        await first.call('GET', `/photos/${id}/download`)
        downloadCounts.acknowledged++
      }
      count()
    }
  })
  await Promise.allSettled(rush)
  await first.ended
  assert.ok(acknowledged >= killedAfter)

  const second = await start()
  const after = await read(second)
  for (const [index, photo] of after.entries()) {
    const old = before[index]
    assert.equal(photo.id, old?.id)
    if (!unclear.has(photo.id)) assert.equal(photo.liked_by_user, liked.get(photo.id) ?? old?.liked_by_user)
    const change = Number(photo.liked_by_user) - Number(old?.liked_by_user)
    assert.equal(photo.likes - (old?.likes ?? 0), change)
    const downloadCounts = downloads.get(photo.id) ?? { acknowledged: 0, sent: 0 }
    const added = photo.downloads - (old?.downloads ?? 0)
    assert.ok(
      added >= downloadCounts.acknowledged && added <= downloadCounts.sent,
      `${added} of ${downloadCounts.sent}`,
    )
    const { json } = await second.call('GET', `/photos/${photo.id}/statistics?quantity=1`)
    assert.equal(json.downloads.total, photo.downloads)
  }
  const me = (await second.call('GET', '/me')).json
  const likes: unknown[] = []
  for (let page = 1; page <= Math.ceil((me.total_likes + 1) / 30); page++)
    likes.push(...(await second.call('GET', `/users/demo/likes?per_page=30&page=${page}`)).json)
  assert.equal(me.total_likes, likes.length)
}
