import type { Clock } from '../../clock.ts'
import type { Database } from '../../data/database.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { Queue } from './queue.ts'
import type { JobTables } from './tables.ts'

export interface Schedules {
  /** Enqueues what is due, unless another process has done so, and returns when to look again. */
  fire(): Promise<number>
}

export interface SchedulesOptions {
  db: Database<JobTables>
  clock: Clock
  queue: Queue
  handlers: JobHandlers
}

/** Continues each schedule where another process left it. */
export async function openSchedules({ db, clock, queue, handlers }: SchedulesOptions): Promise<Schedules> {
  const schedules = Object.entries(handlers).flatMap(([kind, { everyMs }]) =>
    everyMs === undefined ? [] : [{ kind, everyMs, nextAtMs: 0 }],
  )
  for (const { kind } of schedules) {
    await db.run(
      db.read
        .insertInto('octavo_schedule')
        .values({ kind, next_at_ms: clock.now() })
        .onConflict((conflict) => conflict.column('kind').doNothing()),
    )
  }

  return {
    async fire() {
      const nowMs = clock.now()
      for (const schedule of schedules) {
        if (!isDue(schedule.nextAtMs, schedule.everyMs, nowMs)) continue
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
      // Gone, if the database was restored from a time before this schedule.
      const dueAtMs = row?.next_at_ms ?? nowMs
      if (!isDue(dueAtMs, everyMs, nowMs)) return dueAtMs
      const nextAtMs = following(dueAtMs, everyMs, nowMs)
      await tx
        .insertInto('octavo_schedule')
        .values({ kind, next_at_ms: nextAtMs })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ next_at_ms: nextAtMs }))
        .execute()
      await tx.executeQuery(queue.insert({ kind, payload: null, key: scheduled }, 'leave it').compile())
      return nextAtMs
    })
  }
}

/** The job key of a schedule, so that a slow run is not overtaken by the next. */
const scheduled = 'schedule'

/** A time further away than the interval results from a clock set back, or an interval since shortened. */
function isDue(nextAtMs: number, everyMs: number, nowMs: number): boolean {
  return nextAtMs <= nowMs || nextAtMs > nowMs + everyMs
}

/** Keeps the phase and skips missed intervals. */
function following(dueAtMs: number, everyMs: number, nowMs: number): number {
  if (dueAtMs > nowMs) return nowMs + everyMs
  return dueAtMs + (Math.floor((nowMs - dueAtMs) / everyMs) + 1) * everyMs
}
