import { countOf } from '../../kit/format.ts'
import type { Tone } from '../../kit/status.tsx'
import type { Availability, EventRecord, Moment, Order, TicketClass, Venue } from './records.ts'

/** The start and end in local time. */
export function formatPeriod(start: Moment, end: Moment): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: start.timezone,
  })
  return format.formatRange(new Date(start.utc), new Date(end.utc))
}

/** `Europe/Berlin` is `Berlin time`. */
export function formatZone({ timezone }: Moment): string {
  const place = timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone
  return timezone.includes('/') ? `${place} time` : place
}

export function formatLocation({ online_event, venue }: Pick<EventRecord, 'online_event' | 'venue'>): string {
  return online_event ? 'Online' : (venue && formatVenue(venue)) || 'Place to be announced'
}

export function formatPriceRange(availability: Availability | undefined): string {
  if (!availability) return ''
  const { is_sold_out, is_free, has_available_tickets, minimum_ticket_price: minimum } = availability
  const { maximum_ticket_price: maximum } = availability
  if (is_sold_out) return 'Sold out'
  if (is_free) return 'Free'
  if (!has_available_tickets) return 'Not on sale'
  if (!minimum) return ''
  const lowest = minimum.value ? minimum.display : 'Free'
  return maximum && maximum.value > minimum.value ? `${lowest} to ${maximum.display}` : lowest
}

export function formatCost({ donation, free, cost }: TicketClass): string {
  if (donation) return 'Pay what you want'
  return free || !cost ? 'Free' : cost.display
}

const saleLabels: Readonly<Record<string, string>> = {
  AVAILABLE: 'On sale',
  NOT_YET_ON_SALE: 'Not on sale yet',
  HIDDEN: 'Hidden',
  SOLD_OUT: 'Sold out',
  UNAVAILABLE: 'Not on sale',
}

export const saleLabel = ({ on_sale_status }: TicketClass) => saleLabels[on_sale_status] ?? 'Unknown'

/** Sentence case for `not_attending` and `Not Attending`. */
export function statusLabel(status: string): string {
  const words = status.replaceAll(/[_-]/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const tones: Readonly<Record<string, Tone>> = {
  live: 'good',
  started: 'good',
  draft: 'warn',
  canceled: 'bad',
  placed: 'good',
  pending: 'warn',
  'checked in': 'good',
  unpaid: 'warn',
  sent: 'good',
  queued: 'warn',
  open: 'good',
  failed: 'bad',
}

/** The badge color of a status of an event, order, attendee or mail. */
export const statusTone = (status: string): Tone => tones[status.toLowerCase()] ?? 'off'

export interface Sold {
  sold: number
  /** Undefined if unlimited. */
  total: number | undefined
}

/** The sum over all ticket classes of an event. */
export function soldOf({ ticket_classes = [], capacity }: EventRecord): Sold {
  const soldCount = ticket_classes.reduce((sum, { quantity_sold = 0 }) => sum + quantity_sold, 0)
  return { sold: soldCount, total: capacity ?? undefined }
}

export const formatSold = ({ sold, total }: Sold) =>
  total === undefined ? `${sold} (no limit)` : `${sold} of ${countOf(total, 'ticket')}`

/** `2 × Admission, 1 × Reduced`. */
export function formatTickets({ attendees = [] }: Pick<Order, 'attendees'>): string {
  const classes = Map.groupBy(attendees, ({ ticket_class_name }) => ticket_class_name)
  return [...classes].map(([name, { length }]) => `${length} × ${name}`).join(', ')
}

function formatVenue({ name, address: { city, localized_address_display } }: Venue): string {
  const place = city ?? localized_address_display
  return [name, place !== name && place].filter(Boolean).join(', ')
}
