import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { sql } from 'kysely'
import { createManualClock } from '../../src/clock.ts'
import { createLimits } from '../../src/internal/limits/create.ts'
import { limitMigrations } from '../../src/internal/limits/migrations.ts'
import type { Window } from '../../src/limits/limits.ts'

const hourMs = 3_600_000
const minute: Window = { name: 'minute', unit: 'minute', max: 60, starts: 'calendar' }
const hour: Window = { name: 'hour', unit: 'hour', max: 40, starts: 'calendar' }
const month: Window = { name: 'month', unit: 'month', max: 100, starts: 'first-use' }

describeOnBothDatabases('limits shared by processes', (databases) => {
  if (databases.dialect === 'sqlite') return

  function addressOf(): string {
    const location = databases.location()
    return 'url' in location ? location.url : assert.fail()
  }

  it('grant exactly the limit of ten times as many requests to two processes', async () => {
    const subjects = ['ann', 'bob']
    const one = { subjects, windows: [hour], cost: 1, requests: 200 }
    assert.deepEqual(await takeTogether(addressOf(), [[one], [one]]), { ann: 40, bob: 40 })
  })

  it('grant exactly the limit of several windows, in any order and with any cost', async () => {
    const subjects = ['cid', 'dot']
    const first = { subjects, windows: [hour, month, minute], cost: 1, requests: 100 }
    const second = { subjects, windows: [minute, hour], cost: 2, requests: 50 }
    const third = { subjects, windows: [month, minute, hour], cost: 3, requests: 30 }
    const granted = await takeTogether(addressOf(), [
      [first, second, third],
      [third, first, second],
    ])
    assert.deepEqual(granted, { cid: 40, dot: 40 })
  })

  it('delete rows of expired periods while in use', async () => {
    const db = await databases.open<{ octavo_limit: { subject: string } }>([limitMigrations])
    const clock = createManualClock()
    const limits = createLimits({ db, clock, enforce: true })
    for (let index = 0; index < 50; index++) await limits.take(`user ${index}`, [hour])
    clock.advance(30 * hourMs)
    await Promise.all(Array.from({ length: 10 }, (_, index) => limits.take(`user ${index}`, [hour, minute])))
    await limits.close()
    const rows = await db.read.selectFrom('octavo_limit').select('subject').distinct().execute()
    const states = await Promise.all(
      Array.from({ length: 10 }, (_, index) => limits.peek(`user ${index}`, [hour, minute])),
    )
    assert.equal(rows.length, 10)
    assert.ok(states.every((state) => state.states.every(({ used }) => used === 1)))
  })

  it('serve a busy subject with few statements', async () => {
    const db = await databases.open([limitMigrations])
    let statements = 0
    const counted: typeof db = {
      ...db,
      run(statement) {
        statements++
        return db.run(statement)
      },
    }
    const limits = createLimits({ db: counted, clock: createManualClock(), enforce: true })
    await Promise.all(Array.from({ length: 1000 }, () => limits.take('user', [hour, month])))
    await limits.close()
    assert.ok(statements < 10, `${statements}`)
  })

  it('fail during an outage of the database, and recover', async () => {
    const db = await databases.open([limitMigrations])
    const limits = createLimits({ db, clock: createManualClock(), enforce: true })
    await limits.take('user', [hour])
    await db.run({ compile: () => sql`alter table octavo_limit rename to elsewhere`.compile(db.read) })
    await assert.rejects(limits.take('user', [hour]))
    await db.run({ compile: () => sql`alter table elsewhere rename to octavo_limit`.compile(db.read) })
    assert.equal((await limits.take('user', [hour])).states[0]?.used, 2)
    await limits.close()
  })
})

interface Task {
  subjects: string[]
  windows: Window[]
  cost: number
  requests: number
}

/** Forks a process per list of tasks, starts them together, and adds up their grants. */
async function takeTogether(url: string, lists: Task[][]): Promise<Record<string, number>> {
  const script = join(import.meta.dirname, 'concurrent-takes.ts')
  const processes = lists.map((tasks) => {
    const child = spawn(process.execPath, [script, url, JSON.stringify(tasks)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
  })
  try {
    for (const { lines } of processes) assert.equal((await lines.next()).value, 'ready')
    for (const { child } of processes) child.stdin.end('go')
    const total: Record<string, number> = {}
    for (const { lines } of processes) {
      const granted: Record<string, number> = JSON.parse((await lines.next()).value ?? '')
      for (const [subject, count] of Object.entries(granted)) total[subject] = (total[subject] ?? 0) + count
    }
    return total
  } finally {
    await Promise.all(processes.map(({ child }) => end(child)))
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill()
  await exited
}
