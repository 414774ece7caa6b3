import type { Scope } from '../../context.ts'
import { presentId } from '../../wire/ids.ts'
import { htmlOf, textOf } from '../../wire/rich-text.ts'
import { presentText } from '../../wire/texts.ts'
import { presentTimeIn, presentUtc } from '../../wire/times.ts'
import { eventPageOf } from '../addresses.ts'
import { statusOf } from '../status.ts'
import type { TicketTotals } from '../store/event-tickets.ts'
import type { EventRow } from '../store/events.ts'

/** Facts that are not columns of the event. */
interface EventFacts {
  tickets: TicketTotals
  isMember: boolean
  logo: unknown
}

type PresentScope = Pick<Scope, 'url' | 'site' | 'nowMs'>

export function presentEvent(event: EventRow, { tickets, isMember, logo }: EventFacts, scope: PresentScope) {
  return {
    id: presentId(event.id),
    name: { text: event.name_text, html: event.name_html },
    summary: summaryOf(event),
    description: presentText(event.summary === null ? event.description_html : htmlOf(event.summary)),
    url: eventPageOf(scope.site, event),
    ...(event.vanity_url !== null && { vanity_url: event.vanity_url }),
    start: presentTimeIn(event.zone, event.start_ms),
    end: presentTimeIn(event.zone, event.end_ms),
    created: presentUtc(event.created_at_ms),
    changed: presentUtc(event.changed_at_ms),
    published: event.published_at_ms === null ? null : presentUtc(event.published_at_ms),
    status: presentStatus(event, scope.nowMs),
    currency: event.currency,
    online_event: event.is_online === 1,
    organization_id: presentId(event.organization_id),
    organizer_id: presentId(event.organizer_id),
    logo_id: presentId(event.logo_id),
    logo,
    venue_id: presentId(event.venue_id),
    format_id: presentId(event.format_id),
    category_id: presentId(event.category_id),
    subcategory_id: presentId(event.subcategory_id),
    ...(isMember && presentPrivate(event, tickets)),
    tx_time_limit: event.tx_time_limit_s,
    hide_start_date: event.hides_start_date === 1,
    hide_end_date: event.hides_end_date === 1,
    locale: event.locale,
    is_locked: false,
    privacy_setting: event.is_listed ? 'unlocked' : 'locked',
    is_externally_ticketed: event.external_ticketing !== null,
    is_series: event.is_series_parent === 1 || event.series_id !== null,
    is_series_parent: event.is_series_parent === 1,
    ...(event.series_id !== null && { series_id: presentId(event.series_id) }),
    is_reserved_seating: event.is_reserved_seating === 1,
    show_pick_a_seat: event.shows_pick_a_seat === 1,
    show_seatmap_thumbnail: event.shows_seatmap_thumbnail === 1,
    show_colors_in_seatmap_thumbnail: event.shows_seatmap_colors === 1,
    is_free: tickets.classes > 0 && tickets.paid === 0,
    is_adult: event.is_adult === 1,
    source: event.source,
    version: null,
    inventory_type: inventoryTypeOf(event),
    resource_uri: `${scope.url}events/${event.id}/`,
  }
}

export function presentSeriesDate(event: EventRow, { site, nowMs }: PresentScope) {
  return {
    id: presentId(event.id),
    start: presentTimeIn(event.zone, event.start_ms),
    end: presentTimeIn(event.zone, event.end_ms),
    url: eventPageOf(site, event),
    status: presentStatus(event, nowMs),
    locale: event.locale,
  }
}

function inventoryTypeOf({ external_ticketing, is_reserved_seating }: EventRow) {
  if (external_ticketing !== null) return 'externally_ticketed'
  return is_reserved_seating ? 'reserved' : 'limited'
}

/** An event with a long description has its beginning as summary. */
export function summaryOf({ summary, description_html }: Pick<EventRow, 'summary' | 'description_html'>) {
  if (summary !== null || description_html === null) return summary
  const text = textOf(description_html).replace(/\s+/g, ' ')
  return text.length <= maxSummaryLength ? text : `${text.slice(0, maxSummaryLength - 1).trimEnd()}…`
}

const maxSummaryLength = 140

/** Only for members of the organization. */
function presentPrivate(event: EventRow, tickets: TicketTotals) {
  return {
    listed: event.is_listed === 1,
    shareable: event.is_shareable === 1,
    invite_only: event.is_invite_only === 1,
    show_remaining: event.shows_remaining === 1,
    password: event.password,
    capacity: event.capacity ?? tickets.capacity,
    capacity_is_custom: event.capacity !== null,
    ...(event.publish_at_ms !== null && { publish_at: presentUtc(event.publish_at_ms) }),
  }
}

/** Deleted events are only visible through references, as canceled. */
function presentStatus(event: EventRow, nowMs: number) {
  const status = statusOf(event, nowMs)
  return status === 'deleted' ? 'canceled' : status
}
