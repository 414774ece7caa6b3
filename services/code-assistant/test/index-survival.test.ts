import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import service from '../src/index.ts'
import { tarOf } from './repository-archives.ts'

const fileCount = 400
/** Each process is killed after more files. The clock moves on, so that leases of the killed process expire. */
const killedAfter = [1, 100, 200, 399]
const leaseMs = 120_000

describeOnBothDatabases(
  'the index of a killed process',
  ({ location }) => {
    test('is completed by the next one, without loss and without parsing twice', async (t) => {
      const database = location()
      const options = JSON.stringify(storageOptions(database))
      const blobs = 'url' in database ? undefined : database.dataDir
      const names = Array.from({ length: fileCount }, (_, at) => `uniqueName${at}`)
      const archive = await tarOf(
        Object.fromEntries(names.map((name, at) => [`src/${at}.ts`, `export const ${name} = ${at}\n`])),
      )
      let start = 0
      const begin = () =>
        startProcess(t, new URL('index-process.ts', import.meta.url), [options, String(start++ * leaseMs)])

      let child = await begin()
      const upload = async () => {
        const response = await fetch(`${child.url}/v1/repositories?name=survivor`, {
          method: 'POST',
          headers: { authorization: `Bearer ${child.token}`, 'content-type': 'application/x-tar' },
          body: new Uint8Array(archive),
        })
        assert.equal(response.status, 202)
      }
      const read = async () => (await child.call('GET', '/v1/repositories/survivor')).json
      await upload()
      for (const limit of killedAfter) {
        await eventually(`${limit} files are indexed`, async () => {
          const { progress, state } = await read()
          return state === 'ready' || progress.done >= limit
        })
        child.kill()
        await child.ended
        child = await begin()
        // Without a data directory, blobs are temporary, so the archive does not outlive the process.
        if (blobs === undefined) await upload()
      }
      const { files, error } = await eventually('the index is complete', async () => {
        const repository = await read()
        return /ready|failed/.test(repository.state) && repository
      })
      assert.deepEqual([files, error], [fileCount, null])
      for (const name of [names[0], names[150], names.at(-1)]) {
        const { json } = await child.call('POST', '/v1/search', { repository: 'survivor', query: name })
        assert.ok(json.hits[0].text.includes(`${name} =`))
      }
      const all = await child.call('POST', '/v1/search', {
        repository: 'survivor',
        query: '^export',
        mode: 'regex',
        limit: 50,
      })
      assert.equal(new Set(all.json.hits.map(({ path }: { path: string }) => path)).size, 50)
    })
  },
  service,
)
