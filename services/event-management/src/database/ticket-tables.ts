import type { Generated } from 'kysely'

export type TicketCategory = 'admission' | 'add_on' | 'donation'
export type DiscountKind = 'access' | 'coded' | 'public' | 'hold'
export type Respondent = 'ticket_buyer' | 'attendee'
export type QuestionType = 'checkbox' | 'dropdown' | 'text' | 'paragraph' | 'radio' | 'waiver'
export type TicketGroupStatus = 'transfer' | 'live' | 'deleted' | 'archived'

/** Sold and held quantities are in its pool. */
export interface TicketClassTable {
  id: Generated<number>
  event_id: number
  pool_id: number
  name: string
  description: string | null
  sorting: number
  category: TicketCategory
  is_donation: number
  is_free: number
  /** Minor units of the event's currency. Null for free tickets and donations. */
  cost: number | null
  includes_fee: number
  splits_fee: number
  minimum_quantity: number
  maximum_quantity: number | null
  /** Null if only its tier and event limit it. */
  capacity: number | null
  sales_start_ms: number | null
  sales_end_ms: number | null
  /** JSON: `SalesEndRelative`. */
  sales_end_relative: string | null
  /** The ticket class whose sales end starts these sales. */
  sales_start_after: number | null
  is_hidden: number
  auto_hides: number
  auto_hide_before_ms: number | null
  auto_hide_after_ms: number | null
  hides_description: number
  hides_sale_dates: number
  has_pdf_ticket: number
  order_confirmation_message: string | null
  /** JSON: among `online` and `atd`. */
  sales_channels: string
  /** JSON: among `electronic`, `will_call`, `standard_shipping` and `third_party_shipping`. */
  delivery_methods: string
  inventory_tier_id: number | null
  image_id: number | null
  /** The class of the series that this one was copied from. */
  parent_id: number | null
  created_at_ms: number
  changed_at_ms: number
  deleted_at_ms: number | null
}

/** A capacity shared by several ticket classes. The pool excludes the tier's holds. */
export interface InventoryTierTable {
  id: Generated<number>
  event_id: number
  pool_id: number
  name: string
  /** The number of the tier in all copies of the event. */
  number: number
  seatmap_number: number
  sort_order: number
  color: string | null
  image_id: number | null
  counts_against_event_capacity: number
  created_at_ms: number
  changed_at_ms: number
  deleted_at_ms: number | null
}

/** Units set aside from a tier, or from the event's capacity without a tier. */
export interface TierHoldTable {
  id: Generated<number>
  event_id: number
  tier_id: number | null
  pool_id: number
  name: string
  abbreviation: string | null
  sort_order: number
  color: string | null
  created_at_ms: number
  deleted_at_ms: number | null
}

/** Applies to one event, a ticket group, or everything of the organization. */
export interface DiscountTable {
  id: Generated<number>
  organization_id: number
  event_id: number | null
  pool_id: number
  kind: DiscountKind
  code: string
  code_folded: string
  /** A decimal number in major units of the event's currency. */
  amount_off: string | null
  percent_off: string | null
  /** Off each ticket, or once off the order. */
  applies_to: 'ticket' | 'order'
  /** JSON: a list of IDs; null for all classes. */
  ticket_class_ids: string | null
  ticket_group_id: number | null
  /** JSON: a list of hold IDs. */
  hold_ids: string | null
  /** Local time of the event. */
  start_local: string | null
  start_relative_s: number | null
  end_local: string | null
  end_relative_s: number | null
  created_at_ms: number
  changed_at_ms: number
  deleted_at_ms: number | null
}

/** A custom question, or the event's settings of a canned question. */
export interface QuestionTable {
  id: Generated<number>
  event_id: number
  /** Such as `email`; null for custom questions. */
  canned_id: string | null
  html: string
  type: QuestionType
  is_required: number
  is_included: number
  respondent: Respondent
  waiver: string | null
  sorting: number
  shows_on_order: number
  /** JSON: a list of IDs; null for all classes. */
  ticket_class_ids: string | null
  parent_id: number | null
  parent_choice_id: number | null
  created_at_ms: number
  deleted_at_ms: number | null
}

export interface QuestionChoiceTable {
  id: Generated<number>
  question_id: number
  pool_id: number
  html: string
  sorting: number
}

export interface TicketGroupTable {
  id: Generated<number>
  organization_id: number
  name: string
  status: TicketGroupStatus
  created_at_ms: number
  changed_at_ms: number
}

export interface TicketGroupClassTable {
  ticket_group_id: number
  ticket_class_id: number
  event_id: number
}

/** A text that replaces a default text: for an organization, a venue or an event. */
export interface TextOverrideTable {
  organization_id: number
  scope: 'organization' | 'venue' | 'event'
  subject_id: number
  locale: string
  text_code: string
  message: string | null
  message_code: string | null
  changed_at_ms: number
}

export interface TicketTables {
  ticket_class: TicketClassTable
  inventory_tier: InventoryTierTable
  tier_hold: TierHoldTable
  discount: DiscountTable
  question: QuestionTable
  question_choice: QuestionChoiceTable
  ticket_group: TicketGroupTable
  ticket_group_class: TicketGroupClassTable
  text_override: TextOverrideTable
}
