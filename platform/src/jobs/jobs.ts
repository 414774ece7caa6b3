import type { Transaction } from 'kysely'

export interface JobRun {
  id: number
  attempt: number
  /** Aborts when the service stops. The handler should finish or throw; the job runs again later. */
  signal: AbortSignal
}

/** Job handlers by kind. A handler may run again after a crash, so it must be idempotent. */
export type JobHandlers = Record<string, JobHandler>

export interface JobHandler {
  run(payload: unknown, job: JobRun): Promise<void>
  /** Concurrent runs of this kind per process; 1 by default. */
  concurrency?: number
  maxAttempts?: number
  /** The pause before attempt `n` (2, 3, …); the platform adds jitter. */
  backoffMs?(attempt: number): number
  /** The time after the last renewal when another process may claim the job. A run may take longer than this. */
  leaseMs?: number
  /** Enqueues a job without payload at this interval, starting immediately. */
  everyMs?: number
  /** Runs the schedule in every process instead of one of them, for data that only this process has, such as files. */
  isLocal?: boolean
  /** Completes the sample data. The process that seeds may run it while another one serves. */
  isSample?: boolean
}

export interface NewJob {
  kind: string
  /** Must be serializable as JSON. */
  payload: unknown
  runAtMs?: number
  /**
   * At most one unfinished job exists per kind and key. Enqueuing it again leaves a waiting job as it is; a running
   * one runs once more afterwards with the new payload.
   */
  key?: string
}

/** A job that has used up its attempts. It is stored until it is retried. */
export interface FailedJob {
  id: number
  kind: string
  key: string | null
  payload: unknown
  attempts: number
  lastError: string
  failedAtMs: number
}

export interface Jobs {
  /** Enqueues within the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue<Tables>(tx: Transaction<Tables>, job: NewJob): Promise<void>
  /** Enqueues many jobs with few statements. No two have the same kind and key. */
  enqueueAll<Tables>(tx: Transaction<Tables>, jobs: readonly NewJob[]): Promise<void>
  /** Starts processing jobs. The service runtime calls it once. */
  start(handlers: JobHandlers): Promise<void>
  /** Resolves when nothing is due, for tests and for draining. */
  idle(): Promise<void>
  /** Newest first; `beforeId` is the last id of the page before. */
  listFailed(page?: { limit?: number; beforeId?: number }): Promise<FailedJob[]>
  /** Retries a failed job with all its attempts. Returns false when it does not exist. */
  retry(id: number): Promise<boolean>
  close(): Promise<void>
}
