export interface Pagination {
  object_count: number
  page_number: number
  page_size: number
  page_count: number
}

/** A page of a list, for example `Listed<'events', EventRecord>`. */
export type Listed<Name extends string, Item> = { pagination: Pagination } & Record<Name, readonly Item[]>

export interface Text {
  text: string | null
  html: string | null
}

/** A time in a time zone. */
export interface Moment {
  timezone: string
  utc: string
}

interface Money {
  value: number
  display: string
}

export interface Venue {
  name: string | null
  address: { localized_address_display: string | null; city: string | null }
}

export interface Availability {
  has_available_tickets: boolean
  is_sold_out: boolean
  is_free: boolean
  minimum_ticket_price: Money | null
  maximum_ticket_price: Money | null
}

export interface TicketClass {
  id: string
  name: string
  description: string | null
  cost: Money | null
  free: boolean
  donation: boolean
  on_sale_status: string
  hidden?: boolean
  quantity_total?: number | null
  quantity_sold?: number
}

/** With its expansions. */
export interface EventRecord {
  id: string
  name: Text
  summary: string | null
  url: string
  start: Moment
  end: Moment
  status: string
  currency: string
  online_event: boolean
  organization_id: string
  is_free: boolean
  is_series: boolean
  is_series_parent: boolean
  logo: { url: string } | null
  /** Only for members. */
  capacity?: number | null
  publish_at?: string
  invite_only?: boolean
  password?: string | null
  venue?: Venue | null
  category?: { name: string } | null
  organizer?: { name: string | null; url?: string | null } | null
  ticket_availability?: Availability
  ticket_classes?: readonly TicketClass[]
}

export interface Named {
  id: string
  name: string
}

export interface Order {
  id: string
  created: string
  name: string
  email: string
  status: string
  costs: { gross: Money & { currency: string } }
  payment_method: string | null
  /** Present if expanded. */
  attendees?: readonly Attendee[]
  /** Present if expanded. */
  refund_requests?: readonly RefundRequest[]
}

export interface RefundRequest {
  id: string
  items: readonly { status: string; amount_requested: Money }[]
}

export interface Attendee {
  id: string
  order_id: string
  ticket_class_name: string
  profile: { name: string; email: string | null }
  checked_in: boolean
  cancelled: boolean
  refunded: boolean
  status: string
  barcodes: readonly { barcode: string; changed: string; status: string }[]
}

export interface Invitation {
  id: string
  name: string
  email: string
  status: string
  quantity_total: number
  quantity_sold: number
  created: string
  expires: string | null
  /** Only in the response that creates the invitation. */
  url?: string
}

export interface CheckoutSettings {
  checkout_method: 'eventbrite' | 'offline'
  offline_settings: readonly { payment_method: string }[]
  invoice_enabled: boolean
}

export interface Counts {
  sold: number
  pending: number
}

export interface Pool {
  id: string
  kind: string
  /** The name of what the pool counts. */
  name: string | null
  capacity: number | null
  counters: Counts
  ledger: Counts
  orders: Counts
  is_balanced: boolean
}

export interface MailSummary {
  id: string
  kind: string
  created: string
  sent: string | null
  status: string
  error: string | null
  to: { address: string; name: string | null }
  subject: string | null
  event_id: string | null
  order_id: string | null
}

export interface Mail extends MailSummary {
  text: string | null
  attachments: readonly Attachment[]
}

export interface Attachment {
  filename: string
  content_type: string
  resource_uri: string
}
