import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../data/database.ts'
import type { Ids } from '../ids.ts'
import { createBreaker } from '../internal/webhooks/breaker.ts'
import { createDeliverer } from '../internal/webhooks/deliver.ts'
import { createDeliveryLog } from '../internal/webhooks/delivery-log.ts'
import { createDeliveryRows } from '../internal/webhooks/delivery-rows.ts'
import { createEmitter } from '../internal/webhooks/emit.ts'
import { createHostSemaphores } from '../internal/webhooks/host-semaphores.ts'
import { createRetention } from '../internal/webhooks/retention.ts'
import { createSender } from '../internal/webhooks/send.ts'
import { createTargets } from '../internal/webhooks/targets.ts'
import { createWebhookRows } from '../internal/webhooks/webhook-rows.ts'
import { createWork, kinds, type Wake } from '../internal/webhooks/work.ts'
import type { JobHandler, JobHandlers, Jobs } from '../jobs/jobs.ts'
import type { Logger } from '../log.ts'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { WebhookDialect } from './dialect.ts'
import type { WebhookTables } from './tables.ts'
import type { Webhooks } from './webhooks.ts'

export interface WebhooksOptions {
  db: Database<WebhookTables>
  jobs: Pick<Jobs, 'enqueue' | 'enqueueAll'>
  outgoing: Outgoing
  clock: Clock
  ids: Ids
  log: Logger
  limits?: Partial<WebhookLimits>
}

export interface WebhookLimits {
  /** Concurrent requests per scheme, host and port. At most the outgoing client's limit, where others would queue. */
  maxConcurrentPerHost: number
  /** Webhooks beyond this queue length are retried a second later. */
  maxQueuePerHost: number
  /** Concurrent webhooks. */
  maxConcurrent: number
  maxPayloadBytes: number
  maxStoredResponseBytes: number
  retentionMs: number
  /** Another process takes over this long after a process dies. */
  leaseMs: number
}

const defaultLimits: WebhookLimits = {
  maxConcurrentPerHost: 8,
  maxQueuePerHost: 120,
  maxConcurrent: 512,
  maxPayloadBytes: 25 * 1024 * 1024,
  maxStoredResponseBytes: 64 * 1024,
  retentionMs: 30 * 86_400_000,
  leaseMs: 15_000,
}

/** Only database failures affect these jobs, so they are retried until it is back. */
const untilDone: Pick<JobHandler, 'maxAttempts' | 'backoffMs'> = {
  maxAttempts: Number.MAX_SAFE_INTEGER,
  backoffMs: (attempt) => Math.min(60_000, 500 * 2 ** Math.min(attempt, 10)),
}

/** Webhooks and the jobs that deliver their events. */
export interface WebhookModule {
  webhooks: Webhooks
  jobs: JobHandlers
}

export function createWebhooks(options: WebhooksOptions, dialect: WebhookDialect): WebhookModule {
  const { db, jobs, outgoing, clock, ids, log } = options
  const limits = { ...defaultLimits, ...options.limits }
  const rows = createWebhookRows({ db, clock })
  const deliveries = createDeliveryRows(db)
  const work = createWork(jobs)
  const sender = createSender({
    outgoing,
    clock,
    log,
    dialect,
    maxStoredBytes: limits.maxStoredResponseBytes,
  })
  const emitter = createEmitter({ ...limits, webhooks: rows, deliveries, work, sender, clock, ids })
  const slots = createHostSemaphores(limits)
  const breaker = createBreaker({ clock, timeoutMs: dialect.timeoutMs })
  const targets = createTargets({ slots, breaker, now: clock.now })
  const retention = createRetention({ ...limits, db, clock, webhooks: rows, deliveries, sender })
  const deliver = createDeliverer({
    db,
    clock,
    webhooks: rows,
    deliveries,
    work,
    sender,
    targets,
    dialect,
    maxPerRun: 50,
  })

  const handlers: JobHandlers = {
    [kinds.deliver]: {
      concurrency: limits.maxConcurrent,
      leaseMs: limits.leaseMs,
      ...untilDone,
      run: (webhookId, { signal }) => deliver(Number(webhookId), signal),
    },
    [kinds.wake]: {
      concurrency: 8,
      ...untilDone,
      async run(payload) {
        // `deliverLater` wrote this payload.
        const { webhookId, atMs } = payload as Wake
        await db.write(async (tx) => {
          await deliveries.release(tx, webhookId, atMs)
          await work.deliver(tx, webhookId)
        })
      },
    },
    [kinds.forget]: { run: (webhookId, { signal }) => retention.forget(Number(webhookId), signal) },
    [kinds.tidy]: { everyMs: 3_600_000, run: (_, { signal }) => retention.tidy(signal) },
  }

  const webhooks: Webhooks = {
    ...createDeliveryLog(db),
    forgetResponses: retention.forgetResponses,
    find: rows.find,
    list: rows.list,
    create: (tx, webhook) => rows.create(own(tx), webhook),
    async update(tx, owner, id, change) {
      const webhook = await rows.update(own(tx), owner, id, change)
      if (webhook && change.active === false) {
        const outcome = sender.refuse('disabled', 'The webhook was disabled before this delivery')
        await deliveries.settleWaiting(own(tx), id, outcome)
      }
      return webhook
    },
    async remove(tx, owner, id) {
      const isRemoved = await rows.remove(own(tx), owner, id)
      if (isRemoved) await work.forget(own(tx), id)
      return isRemoved
    },
    emit: (tx, event) => emitter.emit(own(tx), event),
    emitTo: (tx, webhook, event) => emitter.emitTo(own(tx), webhook, event),
    redeliver: (webhook, id, guard) =>
      db.write(async (tx) => {
        await guard?.(ofService(tx))
        const isQueued = await deliveries.repeat(tx, webhook.id, id, null)
        if (isQueued) await work.deliver(tx, webhook.id)
        return isQueued
      }),
  }
  return { webhooks, jobs: handlers }
}

function ofService<Tables>(tx: Transaction<WebhookTables>): Transaction<Tables> {
  return tx as unknown as Transaction<Tables>
}

/** The transaction covers the tables of both the service and the platform. */
function own<Tables>(tx: Transaction<Tables>): Transaction<WebhookTables> {
  return tx as unknown as Transaction<WebhookTables>
}
