import type { Clock } from '../../clock.ts'
import type { Ids } from '../../ids.ts'
import type { JobHandler, JobHandlers } from '../../jobs/jobs.ts'
import type { Logger } from '../../log.ts'
import { findDatabaseUnavailable } from '../data/database-unavailable.ts'
import { createAlarm } from './alarm.ts'
import type { ClaimedJob, Queue } from './queue.ts'
import { beginRun, noRecords, type Run, type RunRecords } from './run.ts'
import { isDue, listSchedules, type Schedules } from './schedules.ts'

export interface Worker {
  /** Polls for due jobs, immediately unless it has just polled. */
  wake(): void
  /** Resolves when a poll finds nothing due and nothing runs. */
  idle(): Promise<void>
  close(): Promise<void>
}

export interface WorkerOptions {
  queue: Queue
  schedules: Schedules
  handlers: JobHandlers
  clock: Clock
  ids: Ids
  log: Logger
  /** How long `close` waits for handlers before it releases their jobs. */
  closeWithinMs: number
}

/** The maximum sleep, because other processes may enqueue and the clock may be moved. */
export const pollMs = 1_000

/** The minimum pause between polls, unless jobs wait for capacity. Claiming many jobs costs the same as one. */
const restMs = 5
const defaultLeaseMs = 30_000
/** On a slow disk, frequent claims would leave no time for other work. */
const maxBackoffMs = 50

export function startWorker(options: WorkerOptions): Worker {
  const { queue, schedules, clock, log } = options
  const handlers = new Map(Object.entries(options.handlers))
  const localSchedules = listSchedules(options.handlers, 'local')
  let localRuns = 0
  const running = new Map<number, Run>()
  /** Kinds that may have more due jobs than free slots. */
  const crowded = new Set<string>()
  const alarm = createAlarm()
  const rest = createAlarm()
  let idlers: (() => void)[] = []
  let closing: Promise<void> | undefined

  const runningOf = (kind: string) => [...running.values()].filter(({ job }) => job.kind === kind)
  const roomFor = (kind: string, { concurrency = 1 }: JobHandler) => concurrency - runningOf(kind).length

  /** Starts due jobs up to capacity. Returns how many it started and when the next job is due. */
  async function beginDue(): Promise<{ started: number; nextAtMs: number }> {
    const sharedAtMs = await schedules.fire()
    let started = beginLocal()
    let nextAtMs = Math.min(sharedAtMs, ...localSchedules.map((schedule) => schedule.nextAtMs))
    const withRoom = [...handlers].filter(([kind, handler]) => roomFor(kind, handler) > 0)
    const firsts = await queue.firstDue(withRoom.map(([kind]) => kind))
    const nowMs = clock.now()
    for (const { kind, atMs } of firsts) {
      if (atMs > nowMs) nextAtMs = Math.min(nextAtMs, atMs)
      else started += await beginKind(kind)
    }
    return { started, nextAtMs }
  }

  /** Starts the due runs of this process alone, and returns their number. */
  function beginLocal(): number {
    const nowMs = clock.now()
    let started = 0
    for (const schedule of localSchedules) {
      const { kind, everyMs } = schedule
      const handler = handlers.get(kind)
      if (!handler || !isDue(schedule, nowMs)) continue
      schedule.nextAtMs = nowMs + everyMs
      if (roomFor(kind, handler) <= 0) continue
      // Ids of queued jobs are positive.
      const job = { id: -++localRuns, lease: '', kind, payload: 'null', attempt: 1, last_error: null }
      begin(job, handler, noRecords)
      started++
    }
    return started
  }

  async function beginKind(kind: string): Promise<number> {
    const handler = handlers.get(kind)
    if (handler === undefined) return 0
    const { leaseMs = defaultLeaseMs } = handler
    const except = runningOf(kind).map(({ job }) => job.id)
    const limit = roomFor(kind, handler)
    const jobs = await queue.claim({ kind, limit, leaseMs, except })
    if (jobs.length === limit) crowded.add(kind)
    else crowded.delete(kind)
    for (const job of jobs) begin(job, handler, queue)
    return jobs.length
  }

  function begin(job: ClaimedJob, handler: JobHandler, records: RunRecords): void {
    const { id, kind } = job
    const { leaseMs = defaultLeaseMs, concurrency = 1 } = handler
    const run = beginRun({ ...options, queue: records, job, handler, leaseMs })
    running.set(id, run)
    run.ended.then(() => {
      running.delete(id)
      if (crowded.has(kind) && runningOf(kind).length <= concurrency / 2) rest.ring()
      alarm.ring()
    })
    if (closing) run.stop()
  }

  async function work(): Promise<void> {
    while (!closing) {
      const waitingCallers = idlers
      idlers = []
      const startedMs = performance.now()
      // A run that ends during the poll may free a slot that the poll did not fill.
      const wasBusy = running.size > 0
      const poll = await beginDue().catch((error: unknown) => {
        // The database module logs its own outage.
        if (!findDatabaseUnavailable(error)) log.error({ err: error }, 'Cannot look for jobs')
        return undefined
      })
      if (poll?.started === 0 && !wasBusy) for (const resolveIdle of waitingCallers) resolveIdle()
      else idlers.push(...waitingCallers)
      const rested = rest.sleep(Math.min(maxBackoffMs, Math.max(restMs, 4 * (performance.now() - startedMs))))
      if (!poll?.started) {
        const nextMs = (poll?.nextAtMs ?? Number.POSITIVE_INFINITY) - clock.now()
        await alarm.sleep(Math.max(0, Math.min(pollMs, nextMs)))
      }
      await rested
    }
  }

  const worked = work()

  async function close(): Promise<void> {
    alarm.ring()
    rest.ring()
    for (const run of running.values()) run.stop()
    await worked
    const runs = [...running.values()]
    const { promise: outOfTime, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, options.closeWithinMs)
    await Promise.race([Promise.all(runs.map((run) => run.ended)), outOfTime])
    clearTimeout(timer)
    await Promise.all(runs.map((run) => run.abandon()))
    for (const resolveIdle of idlers) resolveIdle()
  }

  return {
    wake: alarm.ring,
    idle() {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (closing) resolve()
      idlers.push(resolve)
      alarm.ring()
      return promise
    },
    close() {
      // Deferred, so that `closing` is set before anything reads it.
      closing ??= Promise.resolve().then(close)
      return closing
    },
  }
}
