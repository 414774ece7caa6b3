// One process of a service with jobs: it runs or enqueues jobs until it is killed.
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/data/open.ts'
import { secureIds } from '../../src/ids.ts'
import { createJobs } from '../../src/internal/jobs/create.ts'
import type { JobHandlers } from '../../src/jobs/jobs.ts'
import { createLogger } from '../../src/log.ts'
import { migrations, type TestTables } from './job-harness.ts'

const [role = '', place = '{}'] = process.argv.slice(2)
const db = await openDatabase<TestTables>({ ...JSON.parse(place), name: 'shared', migrations })
const jobs = createJobs({ db, clock: systemClock, ids: secureIds, log: createLogger('silent') })
const report = (message: unknown) => process.send?.(message)

async function note(text: string): Promise<void> {
  await db.run(db.read.insertInto('note').values({ text, pid: process.pid }))
}

let meeting: Promise<void> | undefined

function waitForOtherWorker(): Promise<void> {
  meeting ??= (async () => {
    await note('here')
    const here = db.read.selectFrom('note').select('pid').distinct().where('text', '=', 'here')
    while ((await here.execute()).length < 2) await sleep(10)
  })()
  return meeting
}

const roles: Record<string, JobHandlers> = {
  /** Starts and never ends. */
  hanging: {
    work: {
      leaseMs: 500,
      async run() {
        report('begun')
        await sleep(600_000)
      },
    },
  },
  finishing: {
    work: {
      leaseMs: 500,
      concurrency: 4,
      async run(payload, { attempt }) {
        await note(`${payload} ${attempt}`)
      },
    },
  },
  /** Waits until another process has run some of the jobs too. */
  sharing: {
    work: {
      concurrency: 4,
      async run(payload, { attempt }) {
        await waitForOtherWorker()
        await note(`${payload} ${attempt}`)
      },
    },
  },
  scheduled: { tidy: { everyMs: 3_600_000, run: () => note('tidy') } },
}

// Exits when the test process is killed.
process.on('disconnect', () => process.exit())

if (role === 'enqueueing') {
  for (let n = 0; ; n++) {
    const payload = `${process.pid}-${n}`
    await db.write((tx) => jobs.enqueue(tx, { kind: 'work', payload }))
    report(payload)
  }
}
await jobs.start(roles[role] ?? {})
report('ready')
process.on('message', async () => {
  await jobs.close()
  await db.close()
  process.disconnect?.()
})
