import type { Clock } from '../../clock.ts'
import type { Database } from '../../data/database.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { Queue } from './queue.ts'
import type { JobTables } from './tables.ts'

export interface Schedules {
  /** Enqueues due jobs that no other process has enqueued, and returns the time of the next check. */
  fire(): Promise<number>
}

export interface SchedulesOptions {
  db: Database<JobTables>
  clock: Clock
  queue: Queue
  handlers: JobHandlers
}

/** Continues each schedule where another process left it. */
export function createSchedules({ db, clock, queue, handlers }: SchedulesOptions): Schedules {
  const schedules = listSchedules(handlers, 'shared')

  return {
    async fire() {
      const nowMs = clock.now()
      for (const schedule of schedules) {
        if (!isDue(schedule, nowMs)) continue
        schedule.nextAtMs = await fireOne(schedule.kind, schedule.everyMs, nowMs)
      }
      return Math.min(...schedules.map(({ nextAtMs }) => nextAtMs))
    },
  }

  function fireOne(kind: string, everyMs: number, nowMs: number): Promise<number> {
    return db.write(async (tx) => {
      const row = await tx
        .selectFrom('octavo_schedule')
        .select('next_at_ms')
        .where('kind', '=', kind)
        .executeTakeFirst()
      // A new schedule has no row.
      const dueAtMs = row?.next_at_ms ?? nowMs
      if (!isDue({ nextAtMs: dueAtMs, everyMs }, nowMs)) return dueAtMs
      const nextAtMs = following(dueAtMs, everyMs, nowMs)
      await tx
        .insertInto('octavo_schedule')
        .values({ kind, next_at_ms: nextAtMs })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ next_at_ms: nextAtMs }))
        .execute()
      await tx.executeQuery(
        queue.insert([queue.rowOf({ kind, payload: null, key: scheduled })], 'leave it').compile(),
      )
      return nextAtMs
    })
  }
}

export interface Schedule {
  kind: string
  everyMs: number
  /** When this process looks at the schedule again. */
  nextAtMs: number
}

export function listSchedules(handlers: JobHandlers, scope: 'shared' | 'local'): Schedule[] {
  return Object.entries(handlers).flatMap(([kind, { everyMs, isLocal = false }]) =>
    everyMs === undefined || isLocal !== (scope === 'local') ? [] : [{ kind, everyMs, nextAtMs: 0 }],
  )
}

/** The job key of a schedule, so that the next run cannot overtake a slow one. */
const scheduled = 'schedule'

/** A due time further away than the interval means that the clock was set back or the interval shortened. */
export function isDue({ nextAtMs, everyMs }: Pick<Schedule, 'nextAtMs' | 'everyMs'>, nowMs: number): boolean {
  return nextAtMs <= nowMs || nextAtMs > nowMs + everyMs
}

/** Returns the next due time, keeping the phase and skipping missed intervals. */
function following(dueAtMs: number, everyMs: number, nowMs: number): number {
  if (dueAtMs > nowMs) return nowMs + everyMs
  return dueAtMs + (Math.floor((nowMs - dueAtMs) / everyMs) + 1) * everyMs
}
