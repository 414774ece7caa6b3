import type { Transaction } from 'kysely'
import type { Bus } from '../../bus/bus.ts'
import type { Clock } from '../../clock.ts'
import { afterCommit } from '../../data/after-commit.ts'
import { chunkRows } from '../../data/chunks.ts'
import type { Database } from '../../data/database.ts'
import type { Ids } from '../../ids.ts'
import type { Jobs, NewJob } from '../../jobs/jobs.ts'
import type { Logger } from '../../log.ts'
import { createFailedJobs } from './failed-jobs.ts'
import { createJobNotifier } from './job-notifier.ts'
import { createQueue } from './queue.ts'
import { createSchedules } from './schedules.ts'
import type { JobTables } from './tables.ts'
import { pollMs, startWorker, type Worker } from './worker.ts'

export interface JobsOptions {
  db: Database<JobTables>
  clock: Clock
  ids: Ids
  log: Logger
  /** Notifies other processes of new jobs. */
  bus?: Bus
  closeWithinMs?: number
}

export function createJobs({ db, clock, ids, log, bus, closeWithinMs = 5_000 }: JobsOptions): Jobs {
  const queue = createQueue({ db, clock, ids })
  const failed = createFailedJobs({ db, clock })
  const notifier = createJobNotifier(bus)
  let worker: Worker | undefined
  let stopListening = () => {}
  let isStarted = false
  let isClosed = false

  function announce(): void {
    if (isClosed) return
    worker?.wake()
    notifier.notify()
  }

  async function enqueueAll<Tables>(tx: Transaction<Tables>, jobs: readonly NewJob[]): Promise<void> {
    for (const some of chunkRows(jobs.map(queue.rowOf)))
      await tx.executeQuery(queue.insert(some, 'run once more').compile())
    if (jobs.some(({ runAtMs = 0 }) => runAtMs < clock.now() + pollMs)) afterCommit(tx, announce)
  }

  return {
    enqueue: (tx, job) => enqueueAll(tx, [job]),
    enqueueAll,

    async start(handlers) {
      if (isStarted || isClosed)
        throw new Error(`Jobs cannot start: they are ${isClosed ? 'closed' : 'started'}`)
      isStarted = true
      const schedules = createSchedules({ db, clock, queue, handlers })
      worker = startWorker({ queue, schedules, handlers, clock, ids, log, closeWithinMs })
      stopListening = notifier.listen(worker.wake)
    },

    async idle() {
      await worker?.idle()
    },

    listFailed: (page = {}) => failed.list(page),

    async retry(id) {
      const isRetried = await failed.retry(id)
      if (isRetried) announce()
      return isRetried
    },

    async close() {
      isClosed = true
      stopListening()
      notifier.close()
      await worker?.close()
    },
  }
}
