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

/** What a service has beside the platform's tables: here, a record of what ran. */
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

export type HouseTables = JobTables & NoteTables

export interface JobHouse {
  db: Database<HouseTables>
  log: string[]
  /** Another process's worth of jobs on the same database. */
  join(handlers?: JobHandlers, clock?: Clock): Promise<ReturnType<typeof createJobs>>
  /** In one transaction, by whoever joined last. */
  enqueue(...jobs: NewJob[]): Promise<void>
  write<T>(work: (tx: Transaction<NoteTables>) => Promise<T>): Promise<T>
  rows(): Promise<number>
}

/** A database of its own with jobs on it, closed in the right order when the test is over. */
export async function openJobHouse(
  t: TestContext,
  databases: TestDatabases,
  { clock = createManualClock(), closeWithinMs = 5_000 }: { clock?: Clock; closeWithinMs?: number } = {},
): Promise<JobHouse> {
  const db = await databases.open<HouseTables>(migrations)
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  const create = (its: Clock) => {
    const jobs = createJobs({ db, clock: its, ids: secureIds, log, closeWithinMs })
    t.after(() => jobs.close())
    return jobs
  }
  let enqueuer = create(clock)
  // As a listening server does; the timers of jobs keep no process alive.
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
    // Narrowed to the service's own tables, as a service's store sees the database.
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
