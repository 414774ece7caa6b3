import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import service from '../src/index.ts'
import { listen, type Reply } from './receiver.ts'

const script = new URL('./post-process.ts', import.meta.url)
const hourMs = 3_600_000

describeOnBothDatabases(
  'deliveries',
  ({ location }) => {
    test('A killed server loses no delivery, and repeats one with the same id', async (t) => {
      const database = location()
      const options = JSON.stringify(storageOptions(database))
      let reply: Reply = { status: 200 }
      const receiver = await listen(() => reply)
      const first = await startProcess(t, script, [options, '0'])
      const { json: query } = await first.call('POST', '/v1/queries', { name: 'All', q: '*' })
      const { status } = await first.call('POST', `/v1/queries/${query.id}/webhooks`, { url: receiver.url })
      assert.equal(status, 201)
      const batch = 7
      const expected = 3 * batch
      for (let from = 1; from <= expected; from += batch) {
        if (from > batch) reply = { status: 503 }
        first.send(from)
        await first.receive()
        await eventually('a delivery arrived', () => receiver.received.length > from)
      }
      first.kill()
      await first.ended
      reply = { status: 200 }
      const before = receiver.received.length
      // Leases and pauses are over by then.
      await startProcess(t, script, [options, String(hourMs)])
      const uuidOf = ({ text }: { text: string }): string => JSON.parse(text).data.post.uuid
      await eventually('all arrived', () => {
        const accepted = [...receiver.received.slice(0, batch), ...receiver.received.slice(before)]
        return new Set(accepted.map(uuidOf)).size === expected
      })
      for (const [uuid, attempts] of Map.groupBy(receiver.received, uuidOf))
        assert.equal(new Set(attempts.map(({ headers }) => headers['webhook-id'])).size, 1, uuid)
    })
  },
  service,
)
