import type { Generated } from 'kysely'

export interface WebhookTable {
  id: Generated<number>
  owner: string
  url: string
  secret: string | null
  /** A JSON array of names. */
  events: string
  active: number
  /** JSON. */
  settings: string
  created_at_ms: number
  updated_at_ms: number
  last_code: number | null
  last_status: string | null
  last_message: string | null
}

/** Separate from the deliveries, so that several share a payload and updates do not rewrite it. */
export interface WebhookPayloadTable {
  id: Generated<number>
  /** JSON. */
  body: string
  emitted_at_ms: number
}

export interface WebhookDeliveryTable {
  id: Generated<number>
  webhook_id: number
  payload_id: number
  guid: string
  event: string
  action: string | null
  attempt: number
  /** Null when it can be sent now. This avoids comparing the clocks of several processes. */
  not_before_ms: number | null
  /** The first digit of the status code, or 0 for no response; null while the delivery waits. */
  status_class: number | null
  status_code: number | null
  status: string | null
  delivered_at_ms: number | null
  duration_ms: number | null
  /** JSON, like those of the response. */
  request_headers: string | null
  response_headers: string | null
  response_body: string | null
}

export interface WebhookTables {
  octavo_webhook: WebhookTable
  octavo_webhook_payload: WebhookPayloadTable
  octavo_webhook_delivery: WebhookDeliveryTable
}
