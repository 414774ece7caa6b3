import type { Transaction } from 'kysely'

/** A webhook. Its secret is visible only to the dialect that signs. */
export interface Webhook {
  id: number
  /** The owner of the events, such as `repository:12`. */
  owner: string
  url: string
  hasSecret: boolean
  /** `*` matches all events. */
  events: readonly string[]
  active: boolean
  /** Settings of the dialect, such as the content type. */
  settings: Record<string, unknown>
  createdAtMs: number
  updatedAtMs: number
  /** The response of the last finished delivery. The code is null when there was no response. */
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

/** Omitted properties stay unchanged. */
export type WebhookChange = Partial<Omit<NewWebhook, 'owner'>>

/** One delivery attempt of an event to a webhook. A retry is another delivery. */
export interface DeliverySummary {
  id: number
  /** All attempts at the same event share it. */
  guid: string
  webhookId: number
  event: string
  action: string | null
  /** True if an earlier attempt exists. */
  redelivery: boolean
  attempt: number
  deliveredAtMs: number
  durationMs: number
  /** 0 when there was no response. */
  statusCode: number
  status: string
}

export interface Delivery extends DeliverySummary {
  request: {
    headers: Record<string, string>
    /** The JSON text of the payload, before the dialect wraps it. */
    body: string
  }
  response: {
    headers: Record<string, string>
    /** The stored part of the body. */
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
   * Called once for each subscribed webhook; undefined skips that webhook. It runs in the caller's transaction, so it
   * must query only `tx`.
   */
  payload(webhook: Webhook): object | undefined | Promise<object | undefined>
}

export interface DeliveryPage {
  /** The cursor: the id of the last delivery of the previous page. Newest first. */
  beforeId?: number | undefined
  limit: number
  /** Filters by the first digit of the status code, with 0 for no response: `[2, 3]`. All, by default. */
  statusClasses?: readonly number[] | undefined
}

/**
 * Webhooks of a service. Calls that take a transaction take effect when it commits. Each webhook receives its
 * deliveries one at a time, in order, at least once.
 */
export interface Webhooks {
  create<Tables>(tx: Transaction<Tables>, webhook: NewWebhook): Promise<Webhook>
  find(owner: string, id: number): Promise<Webhook | undefined>
  /** Oldest first. */
  list(owner: string, page: { afterId?: number | undefined; limit: number }): Promise<Webhook[]>
  /** Returns undefined when the webhook does not exist. Disabling it discards its waiting deliveries and retries. */
  update<Tables>(
    tx: Transaction<Tables>,
    owner: string,
    id: number,
    change: WebhookChange,
  ): Promise<Webhook | undefined>
  /** Removes the webhook and its deliveries. Returns false when it does not exist. */
  remove<Tables>(tx: Transaction<Tables>, owner: string, id: number): Promise<boolean>

  /** Delivers the event to every active webhook of these owners that subscribes to it. */
  emit<Tables>(tx: Transaction<Tables>, event: EmittedEvent): Promise<void>
  /** Delivers to this webhook only, even if it is disabled or not subscribed: for pings and tests. A disabled one gets no retries. */
  emitTo<Tables>(
    tx: Transaction<Tables>,
    webhook: Pick<Webhook, 'id'>,
    event: NewEvent & { payload: object },
  ): Promise<void>

  /** Lists finished deliveries. Waiting ones are not included. */
  listDeliveries(webhook: Pick<Webhook, 'id'>, page: DeliveryPage): Promise<DeliverySummary[]>
  findDelivery(webhook: Pick<Webhook, 'id'>, id: number): Promise<Delivery | undefined>
  /**
   * Sends the delivery once more with the same guid. Returns false when it does not exist. `guard` runs first in the
   * transaction, to check permissions against committed state.
   */
  redeliver<Tables>(
    webhook: Pick<Webhook, 'id'>,
    id: number,
    guard?: (tx: Transaction<Tables>) => Promise<void>,
  ): Promise<boolean>

  /** Deletes the stored responses to these payloads, which may reveal more than was sent. */
  forgetResponses(
    webhook: Pick<Webhook, 'id'>,
    isMeant: (payload: string) => boolean,
    signal: AbortSignal,
  ): Promise<void>
}
