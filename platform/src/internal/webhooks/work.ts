import type { Transaction } from 'kysely'
import type { Jobs } from '../../jobs/jobs.ts'
import type { WebhookTables } from '../../webhooks/tables.ts'

export const kinds = {
  deliver: 'deliver-webhook',
  wake: 'wake-webhook',
  forget: 'forget-webhook',
  tidy: 'tidy-webhooks',
} as const

/** Enqueues jobs for a webhook, which run once the transaction commits. */
export interface Work {
  /** Sends the waiting deliveries. The job key prevents concurrent runs for one webhook. */
  deliver(tx: Transaction<WebhookTables>, webhookId: number): Promise<void>
  deliverAll(tx: Transaction<WebhookTables>, webhookIds: readonly number[]): Promise<void>
  /**
   * Like `deliver`, but later. It is a separate job, because a job waiting under the webhook's key would delay
   * everything emitted meanwhile.
   */
  deliverLater(tx: Transaction<WebhookTables>, webhookId: number, atMs: number): Promise<void>
  forget(tx: Transaction<WebhookTables>, webhookId: number): Promise<void>
}

/** The payload of a wake-up job. */
export interface Wake {
  webhookId: number
  atMs: number
}

export function createWork(jobs: Pick<Jobs, 'enqueue' | 'enqueueAll'>): Work {
  const { deliver, wake, forget } = kinds
  const deliverAll: Work['deliverAll'] = (tx, webhookIds) =>
    jobs.enqueueAll(
      tx,
      webhookIds.map((id) => ({ kind: deliver, payload: id, key: String(id) })),
    )
  return {
    deliver: (tx, webhookId) => deliverAll(tx, [webhookId]),
    deliverAll,
    deliverLater: (tx, webhookId, atMs) =>
      jobs.enqueue(tx, {
        kind: wake,
        payload: { webhookId, atMs },
        key: `${webhookId}@${atMs}`,
        runAtMs: atMs,
      }),
    forget: (tx, webhookId) => jobs.enqueue(tx, { kind: forget, payload: webhookId }),
  }
}
