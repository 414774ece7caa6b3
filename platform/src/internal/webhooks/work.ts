import type { Transaction } from 'kysely'
import type { Jobs } from '../../jobs/jobs.ts'
import type { WebhookTables } from '../../webhooks/tables.ts'

export const kinds = {
  deliver: 'deliver-webhook',
  wake: 'wake-webhook',
  forget: 'forget-webhook',
  tidy: 'tidy-webhooks',
} as const

/** What is to be done for a webhook, once the transaction commits. */
export interface Work {
  /** Its waiting deliveries; the key keeps them from being sent by two at once. */
  deliver(tx: Transaction<WebhookTables>, webhookId: number): Promise<void>
  /**
   * The same, but later. A job of its own, for one that waits under the key of the webhook would make
   * everything that is emitted meanwhile wait, too.
   */
  deliverLater(tx: Transaction<WebhookTables>, webhookId: number, atMs: number): Promise<void>
  forget(tx: Transaction<WebhookTables>, webhookId: number): Promise<void>
}

/** The payload of a job that wakes. */
export interface Wake {
  webhookId: number
  atMs: number
}

export function createWork(jobs: Pick<Jobs, 'enqueue'>): Work {
  const { deliver, wake, forget } = kinds
  return {
    deliver: (tx, webhookId) =>
      jobs.enqueue(tx, { kind: deliver, payload: webhookId, key: String(webhookId) }),
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
