import type { Generated } from 'kysely'

export type OrderStatus = 'started' | 'pending' | 'placed' | 'abandoned' | 'refunded' | 'deleted'

export interface TicketOrderTable {
  id: Generated<number>
  event_id: number
  organization_id: number
  user_id: number | null
  status: OrderStatus
  created_at_ms: number
  /** In whole seconds, as the wire shows it: pollers go on from (changed, id). */
  changed_at_ms: number
  /** Until when its units are held; null once nothing can lapse any more. */
  expires_at_ms: number | null
  extensions: number
  /** The last moment to which a started order can extend its hold. */
  hold_until_ms: Generated<number>
  /** Counts the changes of what is ordered, so that an order is only placed as its buyer has seen it. */
  version: Generated<number>
  name: string
  first_name: string
  last_name: string
  email: string
  email_folded: string
  name_key: Generated<string>
  last_name_key: Generated<string>
  promo_code: string | null
  discount_id: number | null
  affiliate: string | null
  currency: string
  /** JSON: what each part of the price comes to, over all lines. */
  costs: string
  gross: number
  refunded: number
  payment_method: string | null
  payment_reference: string | null
  /** JSON: what else is known of the buyer. */
  profile: Generated<string>
  /** JSON: the buyer's own answers. */
  answers: string
  /** JSON: who is to come, by line, until the order is placed and they are attendees. */
  guests: string
  /** Bounds what this buyer has of the event, where something does. */
  buyer_pool_id: number | null
  /** JSON: which pools it takes how much of, so that it can take them again after it lapsed. */
  claims: string
  /** Of the secret in the links of its mails. */
  access_hash: string
  /** The invitation that it was begun with. */
  invitation_id: Generated<number | null>
  locale: string
  placed_at_ms: number | null
  /** The normalized address of the buyer, of an order that awaits its payment. */
  mailbox: Generated<string>
  /** A hash of the client's network address, of an order that awaits its payment. */
  client_key: Generated<string>
  /** The buyer has opened the link in the mail to this address. */
  is_email_confirmed: Generated<number>
}

export interface OrderLineTable {
  id: Generated<number>
  order_id: number
  ticket_class_id: number
  ticket_class_name: string
  /** The tier's hold that it draws from. */
  tier_hold_id: number | null
  discount_id: number | null
  quantity: number
  /** Of one unit, where the buyer says how much. */
  donation: number | null
  delivery_method: string
  /** JSON: the costs of each unit in turn, which sum up to those of the line. */
  costs: string
  /** JSON: the pools that each unit takes one of. */
  pools: string
}

export type AttendeeStatus = 'attending' | 'unpaid' | 'not_attending' | 'deleted' | 'transferred'

export interface AttendeeTable {
  id: Generated<number>
  order_id: number
  event_id: number
  organization_id: number
  order_line_id: number
  ticket_class_id: number
  ticket_class_name: string
  discount_id: number | null
  status: AttendeeStatus
  name: string
  first_name: string
  last_name: string
  email: string
  email_folded: string
  name_key: string
  last_name_key: string
  /** JSON: what else is known of the person. */
  profile: string
  /** JSON */
  answers: string
  /** Random decimal digits: whoever knows one ticket cannot guess another. */
  barcode: string
  /** From 1 within the order. */
  serial: number
  /** JSON */
  costs: string
  currency: string
  gross: number
  /** JSON: the pools that are freed with it. */
  pools: string
  is_refunded: number
  is_cancelled: number
  checked_in_at_ms: number | null
  checked_out_at_ms: number | null
  /** As on the wire: 0 not, 1 by hand, 2 by a scan. */
  checkin_type: number
  delivery_method: string
  affiliate: string | null
  guestlist_id: number | null
  invited_by: number | null
  transferred_to: number | null
  created_at_ms: number
  /** As an order's. */
  changed_at_ms: number
}

export type RefundStatus = 'pending' | 'processing' | 'completed' | 'denied' | 'failed'

/** Somebody wants money or a place back; a refund by the organiser is one that begins as `processing`. */
export interface RefundRequestTable {
  id: Generated<number>
  order_id: number
  organization_id: number
  event_id: number
  status: RefundStatus
  /** JSON: whose tickets end with it. */
  attendee_ids: string
  amount: number
  currency: string
  reason: string
  message: string
  from_name: string
  from_email: string
  created_at_ms: number
  changed_at_ms: number
}

/** Double entry: over one cause of one order, the amounts sum up to nothing. */
export interface MoneyEntryTable {
  id: Generated<number>
  order_id: number
  account: string
  amount: number
  currency: string
  cause: string
  at_ms: number
}

export interface IdempotencyKeyTable {
  subject: string
  key: string
  fingerprint: string
  /** `committed`: its effect is stored with it, its response is not yet. */
  state: 'running' | 'committed' | 'done'
  /** Random for each request that runs with it. */
  owner: string | null
  /** When another request may take it over, unless it is renewed. */
  lease_until_ms: number
  /** The order that its effect is on. */
  order_id: number | null
  status: number | null
  body: string | null
  created_at_ms: number
}

export interface CheckInTable {
  id: Generated<number>
  attendee_id: number | null
  event_id: number
  kind: 'entry' | 'exit'
  at_ms: number
  gate: string
  user_id: number | null
  /** The same scan, sent again, counts once. */
  nonce: string | null
  outcome: string
}

export interface WaitlistEntryTable {
  id: Generated<number>
  event_id: number
  /** Null: any of them. */
  ticket_class_id: number | null
  name: string
  email: string
  email_folded: string
  quantity: number
  /** A `duplicate` of a live entry counts for the limits of its client, and for nothing else. */
  state: 'waiting' | 'offered' | 'accepted' | 'lapsed' | 'left' | 'duplicate'
  /** When there were tickets that this entry could not take: since then it reserves none. */
  skipped_at_ms: number | null
  /** A hash of the client's network address. */
  client_key: Generated<string>
  offered_order_id: number | null
  offer_expires_at_ms: number | null
  secret_hash: string
  created_at_ms: number
}

export interface OrderTables {
  ticket_order: TicketOrderTable
  order_line: OrderLineTable
  attendee: AttendeeTable
  refund_request: RefundRequestTable
  money_entry: MoneyEntryTable
  idempotency_key: IdempotencyKeyTable
  check_in: CheckInTable
  waitlist_entry: WaitlistEntryTable
}
