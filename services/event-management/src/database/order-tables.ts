import type { Generated } from 'kysely'

export type OrderStatus = 'started' | 'pending' | 'placed' | 'abandoned' | 'refunded' | 'deleted'

export interface TicketOrderTable {
  id: Generated<number>
  event_id: number
  organization_id: number
  user_id: number | null
  status: OrderStatus
  created_at_ms: number
  /** Whole seconds, as on the wire: clients poll by (changed, id). */
  changed_at_ms: number
  /** When the hold expires. Null once nothing can expire. */
  expires_at_ms: number | null
  extensions: number
  /** The latest time to which a started order can extend its hold. */
  hold_until_ms: Generated<number>
  /**
   * Incremented with each change of the ordered items, so that an order is placed only as the buyer has seen
   * it.
   */
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
  /** JSON: the price components over all lines. */
  costs: string
  gross: number
  refunded: number
  payment_method: string | null
  payment_reference: string | null
  /** JSON: further fields of the buyer's profile. */
  profile: Generated<string>
  /** JSON: the buyer's answers. */
  answers: string
  /** JSON: the guests by line, until they become attendees. */
  guests: string
  /** The pool that limits this buyer's tickets of the event, if there is a limit. */
  buyer_pool_id: number | null
  /** JSON: quantity by pool, so that an expired order can reserve again. */
  claims: string
  /** The hash of the secret in its links. */
  access_hash: string
  /** The invitation that it was created with. */
  invitation_id: Generated<number | null>
  locale: string
  placed_at_ms: number | null
  /** The buyer's normalized address while the payment is pending. */
  mailbox: Generated<string>
  /** The hash of the client's network address, for the limits on guests and on unpaid orders. */
  client_key: Generated<string>
  /** 1 after the buyer opened the link in the confirmation email. */
  is_email_confirmed: Generated<number>
}

export interface OrderLineTable {
  id: Generated<number>
  order_id: number
  ticket_class_id: number
  ticket_class_name: string
  /** The inventory hold that it draws from. */
  tier_hold_id: number | null
  discount_id: number | null
  quantity: number
  /** The amount per unit of a donation. */
  donation: number | null
  delivery_method: string
  /** JSON: the costs of each unit, which add up to those of the line. */
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
  /** JSON: further fields of the attendee's profile. */
  profile: string
  /** JSON. */
  answers: string
  /** Random digits, so that knowing one ticket does not help to guess another. */
  barcode: string
  /** From 1 within the order. */
  serial: number
  /** JSON. */
  costs: string
  currency: string
  gross: number
  /** JSON: the pools that are released with it. */
  pools: string
  is_refunded: number
  is_cancelled: number
  checked_in_at_ms: number | null
  checked_out_at_ms: number | null
  /** As on the wire: 0 not checked in, 1 by hand, 2 by scan. */
  checkin_type: number
  delivery_method: string
  affiliate: string | null
  guestlist_id: number | null
  invited_by: number | null
  transferred_to: number | null
  /** The ticket before a transfer to another person. The buyer must not see the new code. */
  transferred_from: number | null
  created_at_ms: number
  /** Whole seconds, as in orders. */
  changed_at_ms: number
}

export type RefundStatus = 'pending' | 'processing' | 'completed' | 'denied' | 'failed'

/** A request for a refund. A refund by the organizer starts as `processing`. */
export interface RefundRequestTable {
  id: Generated<number>
  order_id: number
  organization_id: number
  event_id: number
  status: RefundStatus
  /** JSON: the attendees whose tickets are refunded. */
  attendee_ids: string
  amount: number
  currency: string
  reason: string
  message: string
  from_name: string
  from_email: string
  /** How often the payment provider has refused it. Each attempt after a refusal has its own idempotency key. */
  refusals: Generated<number>
  /** The refund at the payment provider. */
  provider_refund_id: Generated<string | null>
  created_at_ms: number
  changed_at_ms: number
}

/** Double entry: the amounts of one cause of one order add up to zero. */
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
  /** `committed`: the effect is stored, the response is not yet. */
  state: 'running' | 'committed' | 'done'
  /** A random value for each request that runs with the key. */
  owner: string | null
  /** When another request may take over, unless the lease is renewed. */
  lease_until_ms: number
  /** The order that the request changed. */
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
  /** A scan that is sent again with the same nonce counts once. */
  nonce: string | null
  outcome: string
}

export interface WaitlistEntryTable {
  id: Generated<number>
  event_id: number
  /** Null for any class. */
  ticket_class_id: number | null
  name: string
  email: string
  email_folded: string
  quantity: number
  /** A `duplicate` of a live entry only counts against the limits of its client. */
  state: 'waiting' | 'offered' | 'accepted' | 'lapsed' | 'left' | 'duplicate'
  /** Set when available tickets did not fit this entry. It reserves none since then. */
  skipped_at_ms: number | null
  /** The hash of the client's network address. */
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
