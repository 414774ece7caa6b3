import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { beforeEach, it, type TestContext } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { systemClock } from '../../src/clock.ts'
import type { Database } from '../../src/data/database.ts'
import { secureIds } from '../../src/ids.ts'
import { createJobs } from '../../src/internal/jobs/create.ts'
import { createLogger } from '../../src/log.ts'
import { migrations, type TestTables } from './job-harness.ts'

const log = createLogger('silent')

describeOnBothDatabases('jobs of several processes', (databases) => {
  let db: Database<TestTables>

  beforeEach(async () => {
    db ??= await databases.open<TestTables>(migrations, 'shared')
    await db.write(async (tx) => {
      for (const table of ['note', 'octavo_job', 'octavo_schedule'] as const)
        await tx.deleteFrom(table).execute()
    })
  })

  function start(t: TestContext, role: string): ChildProcess {
    const place = JSON.stringify(databases.location())
    const child = fork(join(import.meta.dirname, 'worker-process.ts'), [role, place])
    t.after(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    return child
  }

  async function stop(child: ChildProcess): Promise<void> {
    child.send('stop')
    const [code]: unknown[] = await once(child, 'exit')
    assert.equal(code, 0)
  }

  async function kill(child: ChildProcess): Promise<void> {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async function enqueue(payloads: readonly unknown[]): Promise<void> {
    const jobs = createJobs({ db, clock: systemClock, ids: secureIds, log })
    await db.write(async (tx) => {
      for (const payload of payloads) await jobs.enqueue(tx, { kind: 'work', payload })
    })
    await jobs.close()
  }

  const notes = () => db.read.selectFrom('note').selectAll().execute()
  const left = async () => (await db.read.selectFrom('octavo_job').select('id').execute()).length

  async function allDone(): Promise<void> {
    await eventually('all is done', async () => (await left()) === 0)
  }

  it('finish a job whose process was killed in the middle of it', async (t) => {
    await enqueue(['precious'])
    const first = start(t, 'hanging')
    for await (const [message] of on(first, 'message')) {
      if (message === 'begun') break
    }
    await kill(first)
    assert.equal(await left(), 1)
    const second = start(t, 'finishing')
    await allDone()
    assert.deepEqual(
      (await notes()).map(({ text, pid }) => [text, pid]),
      [['precious 2', second.pid]],
    )
    await stop(second)
  })

  it('run a schedule in one process only', async (t) => {
    const children = [start(t, 'scheduled'), start(t, 'scheduled'), start(t, 'scheduled')]
    await Promise.all(children.map((child) => once(child, 'message')))
    await eventually('there is a note', async () => (await notes()).length > 0)
    await allDone()
    await Promise.all(children.map(stop))
    assert.equal((await notes()).length, 1)
    assert.equal(await left(), 0)
  })

  it('run each of 500 jobs at least once, and share them', async (t) => {
    const children = [start(t, 'sharing'), start(t, 'sharing')]
    await Promise.all(children.map((child) => once(child, 'message')))
    const payloads = Array.from({ length: 500 }, (_, n) => `job-${n}`)
    for (let from = 0; from < 500; from += 50) await enqueue(payloads.slice(from, from + 50))
    await allDone()
    const ran = (await notes()).filter(({ text }) => text !== 'here')
    assert.deepEqual(new Set(ran.map(({ text }) => text.split(' ')[0])), new Set(payloads))
    assert.deepEqual(new Set(ran.map(({ pid }) => pid)), new Set(children.map(({ pid }) => pid)))
    await Promise.all(children.map(stop))
  })

  it('lose no acknowledged job when processes are killed', async (t) => {
    const enqueuing = start(t, 'enqueueing')
    const workers = [start(t, 'finishing'), start(t, 'finishing')]
    const acknowledged: string[] = []
    for await (const [payload] of on(enqueuing, 'message')) {
      acknowledged.push(String(payload))
      if (acknowledged.length === 100 && workers[0]) await kill(workers[0])
      if (acknowledged.length === 300) break
    }
    enqueuing.on('message', (payload) => acknowledged.push(String(payload)))
    await kill(enqueuing)
    await allDone()
    const ran = new Set((await notes()).map(({ text }) => text.split(' ')[0]))
    assert.deepEqual(
      acknowledged.filter((payload) => !ran.has(payload)),
      [],
    )
    if (workers[1]) await stop(workers[1])
  })
})
