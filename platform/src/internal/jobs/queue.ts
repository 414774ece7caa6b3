import { type Compilable, type Selectable, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../data/database.ts'
import type { Ids } from '../../ids.ts'
import type { NewJob } from '../../jobs/jobs.ts'
import { createBatcher } from '../concurrency/batcher.ts'
import type { JobTable, JobTables } from './tables.ts'

/** A lease on a job. A change made with a lost lease has no effect. */
export interface Lease {
  id: number
  lease: string
}

export type JobRow = Pick<Selectable<JobTable>, 'kind' | 'unique_key' | 'payload' | 'due_at_ms'>

export type ClaimedJob = Lease & Pick<Selectable<JobTable>, 'kind' | 'payload' | 'attempt' | 'last_error'>

export interface Claim {
  kind: string
  limit: number
  leaseMs: number
  /** Jobs that this process still runs although it failed to renew their leases in time. */
  except: readonly number[]
}

export interface Queue {
  rowOf(job: NewJob): JobRow
  /** Returns the statement that adds jobs, to run in the caller's transaction. */
  insert(rows: readonly JobRow[], ifItRuns: 'run once more' | 'leave it'): Compilable<unknown>
  /** Returns when the first job of each kind is due, for kinds that have jobs. */
  firstDue(kinds: readonly string[]): Promise<{ kind: string; atMs: number }[]>
  claim(claim: Claim): Promise<ClaimedJob[]>
  /** False when the lease is lost. */
  renew(lease: Lease, leaseMs: number): Promise<boolean>
  /** Batched with other jobs that end at about the same time. */
  finish(lease: Lease): Promise<void>
  postpone(lease: Lease, pauseMs: number, error: string): Promise<void>
  /** Releases the job without counting this attempt. */
  release(lease: Lease): Promise<void>
  /** Moves the job to the failed jobs. If it was enqueued again meanwhile, it restarts instead. */
  fail(lease: Lease, error: string): Promise<void>
}

export interface QueueOptions {
  db: Database<JobTables>
  clock: Clock
  ids: Ids
}

export function createQueue({ db, clock, ids }: QueueOptions): Queue {
  const change = ({ id, lease }: Lease) =>
    db.read.updateTable('octavo_job').where('id', '=', id).where('lease', '=', lease)

  async function startAnew(lease: Lease): Promise<void> {
    await db.run(
      change(lease)
        .where('again_at_ms', 'is not', null)
        .set((eb) => ({
          due_at_ms: eb.fn.coalesce('again_at_ms', 'due_at_ms'),
          attempt: 0,
          lease: null,
          again_at_ms: null,
          last_error: null,
        })),
    )
  }

  async function finishAll(leases: Set<Lease>): Promise<void> {
    const rows = await db.run(
      db.read
        .deleteFrom('octavo_job')
        .where(
          'id',
          'in',
          [...leases].map(({ id }) => id),
        )
        // A lease token identifies exactly one job.
        .where('lease', 'in', [...new Set([...leases].map(({ lease }) => lease))])
        .where('again_at_ms', 'is', null)
        .returning('id'),
    )
    const finishedIds = new Set(rows.map(({ id }) => id))
    for (const lease of leases) if (!finishedIds.has(lease.id)) await startAnew(lease)
  }

  return {
    rowOf: ({ kind, payload, key, runAtMs }) => ({
      kind,
      unique_key: key ?? null,
      payload: JSON.stringify(payload ?? null),
      due_at_ms: runAtMs ?? clock.now(),
    }),

    insert(rows, ifItRuns) {
      return db.read
        .insertInto('octavo_job')
        .values(rows)
        .onConflict((conflict) => {
          const target = conflict.columns(['kind', 'unique_key'])
          if (ifItRuns === 'leave it') return target.doNothing()
          return target
            .doUpdateSet((eb) => ({
              again_at_ms: eb.ref('excluded.due_at_ms'),
              payload: eb.ref('excluded.payload'),
            }))
            .where('octavo_job.lease', 'is not', null)
        })
    },

    async firstDue(kinds) {
      if (kinds.length === 0) return []
      const { rows } = await db.read.executeQuery(firstDueQuery(db, kinds).compile())
      return rows.flatMap(({ kind, at }) => (at === null ? [] : [{ kind, atMs: at }]))
    },

    async claim(claim) {
      const lease = ids.text(16)
      const rows = await db.run(claimStatement(db, claim, lease, clock.now()))
      return rows.map((row) => ({ ...row, kind: claim.kind, lease }))
    },

    async renew(lease, leaseMs) {
      const rows = await db.run(
        change(lease)
          .set({ due_at_ms: clock.now() + leaseMs })
          .returning('id'),
      )
      return rows.length === 1
    },

    finish: createBatcher(finishAll, (tookMs) => Math.min(50, tookMs)),

    async postpone(lease, pauseMs, error) {
      await db.run(
        change(lease).set({
          due_at_ms: clock.now() + pauseMs,
          lease: null,
          // The next attempt of this job covers the repeated request.
          again_at_ms: null,
          last_error: error,
        }),
      )
    },

    async release(lease) {
      await db.run(
        change(lease).set((eb) => ({
          due_at_ms: clock.now(),
          lease: null,
          again_at_ms: null,
          attempt: eb('attempt', '-', 1),
        })),
      )
    },

    async fail(lease, error) {
      const failedAtMs = clock.now()
      const rows = await db.write(async (tx) => {
        const failedJobs = await tx
          .deleteFrom('octavo_job')
          .where('id', '=', lease.id)
          .where('lease', '=', lease.lease)
          .where('again_at_ms', 'is', null)
          .returning(['id', 'kind', 'unique_key', 'payload', 'attempt'])
          .execute()
        for (const { attempt, ...job } of failedJobs) {
          const failed = { ...job, attempts: attempt, last_error: error, failed_at_ms: failedAtMs }
          await tx.insertInto('octavo_failed_job').values(failed).execute()
        }
        return failedJobs
      })
      if (rows.length === 0) await startAnew(lease)
    },
  }
}

/** The two polling queries. Both must use an index. */
export function firstDueQuery({ read }: Database<JobTables>, kinds: readonly string[]) {
  const rows = sql.join(kinds.map((kind) => sql`(${kind})`))
  const query = sql<{ kind: string; at: number | null }>`with kinds (kind) as (values ${rows})
    select kind, (select min(due_at_ms) from "octavo_job" as job where job.kind = kinds.kind) as at from kinds`
  return { compile: () => query.compile(read) }
}

export function claimStatement(db: Database<JobTables>, claim: Claim, lease: string, nowMs: number) {
  let due = db.read
    .selectFrom('octavo_job')
    .select('id')
    .where('kind', '=', claim.kind)
    .where('due_at_ms', '<=', nowMs)
    .orderBy('due_at_ms')
    .orderBy('id')
    .limit(claim.limit)
  if (claim.except.length > 0) due = due.where('id', 'not in', claim.except)
  if (db.dialect === 'postgres') due = due.forUpdate().skipLocked()
  // Locking rows stops the planner from running this more than once and claiming more than the limit.
  return db.read
    .with('due', () => due)
    .updateTable('octavo_job')
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .set((eb) => ({ lease, due_at_ms: nowMs + claim.leaseMs, attempt: eb('attempt', '+', 1) }))
    .returning(['id', 'payload', 'attempt', 'last_error'])
}
