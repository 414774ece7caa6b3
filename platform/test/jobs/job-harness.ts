import type { TestContext } from 'node:test'
import type { TestDatabases } from '@octavo/testing/databases.ts'
import type { Transaction } from 'kysely'
import { pino } from 'pino'
import { type Clock, createManualClock } from '../../src/clock.ts'
import type { Database } from '../../src/data/database.ts'
import type { MigrationSet } from '../../src/data/migrate.ts'
import { secureIds } from '../../src/ids.ts'
import { createJobs } from '../../src/internal/jobs/create.ts'
import { jobMigrations } from '../../src/internal/jobs/migrations.ts'
import type { JobTables } from '../../src/internal/jobs/tables.ts'
import type { JobHandlers, NewJob } from '../../src/jobs/jobs.ts'

/** The tables of a sample service: a record of the jobs that ran. */
export interface NoteTables {
  note: { text: string; pid: number }
}

export const migrations: MigrationSet[] = [
  jobMigrations,
  {
    set: 'test',
    steps: {
      '001-note': (db) =>
        db.schema
          .createTable('note')
          .addColumn('text', 'text', (column) => column.notNull())
          .addColumn('pid', 'integer', (column) => column.notNull())
          .execute(),
    },
  },
]

export type TestTables = JobTables & NoteTables

export interface JobHarness {
  db: Database<TestTables>
  log: string[]
  /** Opens another instance on the same database, like a second process. */
  join(handlers?: JobHandlers, clock?: Clock): Promise<ReturnType<typeof createJobs>>
  /** Enqueues in one transaction, through the instance that joined last. */
  enqueue(...jobs: NewJob[]): Promise<void>
  write<T>(work: (tx: Transaction<NoteTables>) => Promise<T>): Promise<T>
  rows(): Promise<number>
}

/** Opens jobs on a new database. Both are closed in the right order when the test ends. */
export async function openJobHarness(
  t: TestContext,
  databases: TestDatabases,
  { clock = createManualClock(), closeWithinMs = 5_000 }: { clock?: Clock; closeWithinMs?: number } = {},
): Promise<JobHarness> {
  const db = await databases.open<TestTables>(migrations)
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  const create = (its: Clock) => {
    const jobs = createJobs({ db, clock: its, ids: secureIds, log, closeWithinMs })
    t.after(() => jobs.close())
    return jobs
  }
  let enqueuer = create(clock)
  // Keeps the process alive, as a listening server does: the timers of jobs do not.
  const awake = setInterval(() => {}, 60_000)
  t.after(() => clearInterval(awake))
  return {
    db,
    log: lines,
    async join(handlers, its = clock) {
      const jobs = create(its)
      if (handlers) await jobs.start(handlers)
      enqueuer = jobs
      return jobs
    },
    // Restricts the type to the service's own tables, as in a service's store.
    write: (work) => db.write((tx) => work(tx as unknown as Transaction<NoteTables>)),
    async enqueue(...jobs) {
      await db.write(async (tx) => {
        for (const job of jobs) await enqueuer.enqueue(tx, job)
      })
    },
    async rows() {
      const rows = await db.read.selectFrom('octavo_job').select('id').execute()
      return rows.length
    },
  }
}
