import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { it, type TestContext } from 'node:test'
import { describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { migrations, openTarget, type TestTables } from './webhook-harness.ts'

describeOnBothDatabases('a process killed while sending webhooks', (databases) => {
  it('has sent every event, or leaves it to its successor', async (t) => {
    const db = await databases.open<TestTables>(migrations, 'shared')
    const delivered = new Set<string>()
    const target = await openTarget(t, (response, { body }) => {
      delivered.add(JSON.parse(body).text)
      response.end()
    })
    const hook = { owner: 'owner:1', url: target.url, events: '["*"]', active: 1, settings: '{}' }
    await db.run(db.read.insertInto('octavo_webhook').values({ ...hook, created_at_ms: 0, updated_at_ms: 0 }))
    const acknowledged: string[] = []
    for (const enough of [1, 60, 150]) {
      const child = start(t, databases, 'emitting')
      let count = 0
      for await (const [text] of on(child, 'message')) {
        acknowledged.push(String(text))
        if (++count === enough) break
      }
      await kill(child)
    }
    const successor = start(t, databases, 'sending')
    const waiting = db.read
      .selectFrom('octavo_webhook_delivery')
      .select('id')
      .where('status_class', 'is', null)
    await eventually('nothing waits', async () => (await waiting.execute()).length === 0)
    await kill(successor)

    const notes = await db.read.selectFrom('note').select('text').execute()
    const changes = new Set(notes.map(({ text }) => text))
    assert.deepEqual(delivered, changes)
    assert.deepEqual(
      acknowledged.filter((text) => !delivered.has(text)),
      [],
    )
  })
})

function start(t: TestContext, databases: TestDatabases, role: string): ChildProcess {
  const place = JSON.stringify(databases.location())
  const child = fork(join(import.meta.dirname, 'emitting-process.ts'), [place, role])
  t.after(() => kill(child))
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
