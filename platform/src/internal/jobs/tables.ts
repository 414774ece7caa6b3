import type { Generated } from 'kysely'

/** Unfinished jobs only. Finished jobs are deleted; failed jobs move to another table. */
export interface JobTable {
  id: Generated<number>
  kind: string
  unique_key: string | null
  payload: string
  /** When the job can be claimed: its start time while it waits, the end of its lease while it runs. */
  due_at_ms: number
  attempt: Generated<number>
  /** Only the process that runs the job has this token. A process that lost the lease cannot change the row. */
  lease: string | null
  /** When to run the job again, set when it is enqueued during a run. */
  again_at_ms: number | null
  last_error: string | null
}

export interface FailedJobTable {
  id: number
  kind: string
  unique_key: string | null
  payload: string
  attempts: number
  last_error: string
  failed_at_ms: number
}

export interface ScheduleTable {
  kind: string
  next_at_ms: number
}

export interface JobTables {
  octavo_job: JobTable
  octavo_failed_job: FailedJobTable
  octavo_schedule: ScheduleTable
}
