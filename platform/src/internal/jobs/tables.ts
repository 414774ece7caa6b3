import type { Generated } from 'kysely'

/** Unfinished jobs only: finished ones are deleted, failed ones move. */
export interface JobTable {
  id: Generated<number>
  kind: string
  unique_key: string | null
  payload: string
  /** When it can be claimed: its time while it waits, the end of its lease while it runs. */
  due_at_ms: number
  attempt: Generated<number>
  /** Only the process that runs the job knows it; a process that lost it can no longer change the row. */
  lease: string | null
  /** Somebody enqueued it again while it ran: when to run it once more. */
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
