import type { Transaction } from 'kysely'
import type { JobHandlers } from '../jobs/jobs.ts'

/** A webhook. Its secret is passed only to the dialect that signs. */
export interface Webhook {
  id: number
  /** Whose events it is told of, such as `repository:12`. */
  owner: string
  url: string
  hasSecret: boolean
  /** `*` stands for all of them. */
  events: readonly string[]
  active: boolean
  /** The dialect's own, such as the content type. */
  settings: Record<string, unknown>
  createdAtMs: number
  updatedAtMs: number
  /** Of the last delivery that is over; without a code, nobody answered. */
  lastResponse: { code: number | null; status: string; message: string | null } | null
}

export interface NewWebhook {
  owner: string
  url: string
  secret?: string | null
  events: readonly string[]
  active?: boolean
  settings?: Record<string, unknown>
}

/** What is left out stays as it is. */
export type WebhookChange = Partial<Omit<NewWebhook, 'owner'>>

/** One delivery attempt of an event to a webhook. A retry is another delivery. */
export interface DeliverySummary {
  id: number
  /** The same for every attempt at the same event. */
  guid: string
  webhookId: number
  event: string
  action: string | null
  /** Whether an earlier attempt exists. */
  redelivery: boolean
  attempt: number
  deliveredAtMs: number
  durationMs: number
  /** 0 when there was no answer. */
  statusCode: number
  status: string
}

export interface Delivery extends DeliverySummary {
  request: {
    headers: Record<string, string>
    /** The JSON text of the payload, however the dialect wrapped it. */
    body: string
  }
  response: {
    headers: Record<string, string>
    /** As much of it as is kept. */
    body: string
  }
}

export interface NewEvent {
  event: string
  action?: string | null
}

export interface EmittedEvent extends NewEvent {
  owners: readonly string[]
  /**
   * Called once for each webhook that listens, and not at all if none does; undefined leaves that one out.
   * It is in the caller's transaction, so it asks nothing but `tx`.
   */
  payload(webhook: Webhook): object | undefined | Promise<object | undefined>
}

export interface DeliveryPage {
  /** Newest first, from here on: the id of the last delivery of the page before. */
  beforeId?: number | undefined
  limit: number
  /** By the first digit of the status code, and 0 for no answer: `[2, 3]`. Everything, without it. */
  statusClasses?: readonly number[] | undefined
}

/**
 * Webhooks of a service. Calls that take a transaction take effect when it commits. Each webhook gets its
 * deliveries one at a time, in order, at least once.
 */
export interface Webhooks {
  create<Tables>(tx: Transaction<Tables>, webhook: NewWebhook): Promise<Webhook>
  find(owner: string, id: number): Promise<Webhook | undefined>
  /** The oldest first. */
  list(owner: string, page: { afterId?: number | undefined; limit: number }): Promise<Webhook[]>
  /** Undefined when there is no such webhook. What still waits when it is switched off is not sent. */
  change<Tables>(
    tx: Transaction<Tables>,
    owner: string,
    id: number,
    change: WebhookChange,
  ): Promise<Webhook | undefined>
  /** Together with its deliveries. False when there is no such webhook. */
  remove<Tables>(tx: Transaction<Tables>, owner: string, id: number): Promise<boolean>

  /** Tells every active webhook of these owners that listens to the event. */
  emit<Tables>(tx: Transaction<Tables>, event: EmittedEvent): Promise<void>
  /** Tells this one alone, whatever it listens to, and even if it is switched off: for a ping or a test. */
  emitTo<Tables>(
    tx: Transaction<Tables>,
    webhook: Pick<Webhook, 'id'>,
    event: NewEvent & { payload: object },
  ): Promise<void>

  /** What is over; a delivery that waits is not in it yet. */
  listDeliveries(webhook: Pick<Webhook, 'id'>, page: DeliveryPage): Promise<DeliverySummary[]>
  findDelivery(webhook: Pick<Webhook, 'id'>, id: number): Promise<Delivery | undefined>
  /**
   * Sends the same once more, with the same guid. False when there is no such delivery. `guard` runs first in the
   * transaction, to check rights against committed state.
   */
  redeliver<Tables>(
    webhook: Pick<Webhook, 'id'>,
    id: number,
    guard?: (tx: Transaction<Tables>) => Promise<void>,
  ): Promise<boolean>

  /** Forgets what receivers answered to the deliveries of these payloads, which may say more than was sent. */
  forgetResponses(
    webhook: Pick<Webhook, 'id'>,
    isMeant: (payload: string) => boolean,
    signal: AbortSignal,
  ): Promise<void>

  /** To be put among the service's jobs, which do the work. */
  handlers: JobHandlers
}
