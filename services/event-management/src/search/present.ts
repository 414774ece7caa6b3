import type { Scope } from '../context.ts'
import { eventPageOf, framedTicketsOf } from '../events/addresses.ts'
import { summaryOf } from '../events/present/events.ts'
import { statusOf } from '../events/status.ts'
import type { EventRow } from '../events/store/events.ts'
import { findCategory, findSubcategory } from '../taxonomy/categories.ts'
import { findFormat } from '../taxonomy/formats.ts'
import { presentId } from '../wire/ids.ts'
import { presentUtc } from '../wire/times.ts'

export function presentDestinationEvent(event: EventRow, { site, nowMs }: Pick<Scope, 'site' | 'nowMs'>) {
  return {
    id: presentId(event.id),
    eventbrite_event_id: presentId(event.id),
    name: event.name_text,
    summary: summaryOf(event),
    url: eventPageOf(site, event),
    tickets_url: framedTicketsOf(site, event),
    start_date: event.start_local.slice(0, 10),
    start_time: event.start_local.slice(11, 16),
    end_date: event.end_local.slice(0, 10),
    end_time: event.end_local.slice(11, 16),
    timezone: event.zone,
    status: statusOf(event, nowMs),
    is_online_event: event.is_online === 1,
    series_id: presentId(event.series_id),
    primary_venue_id: presentId(event.venue_id),
    primary_organizer_id: presentId(event.organizer_id),
    image_id: presentId(event.logo_id),
    tags: tagsOf(event),
    published: event.published_at_ms === null ? null : presentUtc(event.published_at_ms),
    _type: 'destination_event' as const,
  }
}

function tagsOf({ category_id, subcategory_id, format_id }: EventRow) {
  const tag = (prefix: string, subject: { id: number; name: string } | null | undefined | 0) =>
    subject ? [{ prefix, tag: `${prefix}/${subject.id}`, display_name: subject.name }] : []
  return [
    ...tag('EventbriteCategory', category_id && findCategory(category_id)),
    ...tag('EventbriteSubCategory', subcategory_id && findSubcategory(subcategory_id)),
    ...tag('EventbriteFormat', format_id && findFormat(format_id)),
  ]
}
