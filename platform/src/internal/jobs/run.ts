import { setTimeout } from 'node:timers/promises'
import type { Ids } from '../../ids.ts'
import type { JobHandler } from '../../jobs/jobs.ts'
import type { Logger } from '../../log.ts'
import { findDatabaseUnavailable } from '../data/database-unavailable.ts'
import { pauseBefore } from './backoff.ts'
import type { ClaimedJob, Queue } from './queue.ts'

/** One attempt at one claimed job. */
export interface Run {
  readonly job: ClaimedJob
  /** Resolves when the handler has ended and the queue has recorded it. Never rejects. */
  readonly ended: Promise<void>
  /** Signals the handler to stop. If it then throws, the attempt does not count. */
  stop(): void
  /** Releases a job whose handler does not stop. The handler may keep running without effect on the queue. */
  abandon(): Promise<void>
}

/** Pause between attempts to record the end of a job while the database is away. */
const recordPauseMs = 500

/** Records the progress of a run. */
export type RunRecords = Pick<Queue, 'renew' | 'finish' | 'postpone' | 'release' | 'fail'>

/** For a run of a local schedule, which the schedule repeats in any case. */
export const noRecords: RunRecords = {
  renew: async () => true,
  finish: async () => {},
  postpone: async () => {},
  release: async () => {},
  fail: async () => {},
}

export interface RunOptions {
  queue: RunRecords
  ids: Ids
  log: Logger
  job: ClaimedJob
  handler: JobHandler
  leaseMs: number
}

export function beginRun({ queue, ids, log, job, handler, leaseMs }: RunOptions): Run {
  const { id, kind, attempt } = job
  const { maxAttempts = 10 } = handler
  const control = new AbortController()
  const renewal = setInterval(() => renew().catch(note), Math.max(1, Math.floor(leaseMs / 3))).unref()
  let state: 'running' | 'ended' | 'abandoned' = 'running'

  async function renew(): Promise<void> {
    if (await queue.renew(job, leaseMs)) return
    clearInterval(renewal)
    control.abort(new Error('Another process has claimed the job'))
  }

  async function run(): Promise<void> {
    if (attempt > maxAttempts) {
      return queue.fail(job, job.last_error ?? 'Its process ended in the middle of every attempt')
    }
    try {
      await handler.run(JSON.parse(job.payload), { id, attempt, signal: control.signal })
    } catch (error) {
      if (state === 'running') await giveUp(error)
      return
    }
    if (state === 'running') await record(() => queue.finish(job))
  }

  /** Each change names the lease, so repeating one that had succeeded does nothing. */
  async function record(change: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await change()
      } catch (error) {
        const isOver = state !== 'running' || control.signal.aborted
        if (isOver || !findDatabaseUnavailable(error)) throw error
      }
      await setTimeout(recordPauseMs, undefined, { ref: false })
    }
  }

  async function giveUp(error: unknown): Promise<void> {
    if (control.signal.aborted) return queue.release(job)
    // An outage is not the job's fault, so it uses up no attempt.
    if (findDatabaseUnavailable(error)) return record(() => queue.release(job))
    // PostgreSQL text cannot contain U+0000.
    const message = String(error).replaceAll('\0', '').slice(0, 1000)
    if (attempt < maxAttempts) {
      log.warn({ err: error, kind, job: id, attempt }, 'A job failed and will be tried again')
      return record(() => queue.postpone(job, pauseBefore(attempt + 1, handler, ids), message))
    }
    log.error({ err: error, kind, job: id, attempt }, 'A job has failed for good')
    return record(() => queue.fail(job, message))
  }

  function note(error: unknown): void {
    // The database module logs its own outage.
    if (findDatabaseUnavailable(error)) return
    log.error({ err: error, kind, job: id }, 'Cannot record how a job goes: it will run again')
  }

  const ended = run()
    .catch(note)
    .finally(() => {
      clearInterval(renewal)
      if (state === 'running') state = 'ended'
    })

  return {
    job,
    ended,
    stop: () => control.abort(new Error('The service stops')),
    async abandon() {
      if (state !== 'running') return
      state = 'abandoned'
      clearInterval(renewal)
      await queue.release(job).catch(note)
    },
  }
}
