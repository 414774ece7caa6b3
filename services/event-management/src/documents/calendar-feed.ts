import { type CalendarEntry, writeCalendar } from '../calendar/icalendar.ts'
import { eventPageOf } from '../events/addresses.ts'
import { displayAddress } from '../venues/address-display.ts'
import type { EventDetails } from './store/event-details.ts'

/** `site` is the service's base URL. */
export function writeFeed(name: string, events: readonly EventDetails[], site: string): string {
  return writeCalendar({ name, entries: events.map((event) => entryOf(event, site)) })
}

function entryOf(event: EventDetails, site: string): CalendarEntry {
  const { latitude, longitude } = event
  return {
    uid: `event-${event.id}@${new URL(site).hostname}`,
    title: event.name_text,
    description: event.summary ?? undefined,
    location: locationOf(event),
    point: latitude === null || longitude === null ? undefined : { latitude, longitude },
    url: eventPageOf(site, event),
    startMs: event.startMs,
    endMs: event.endMs,
    zone: event.zone,
    isCanceled: event.state === 'canceled',
    createdAtMs: event.createdAtMs,
    changedAtMs: event.changedAtMs,
  }
}

function locationOf(event: EventDetails): string | undefined {
  if (event.isOnline) return 'Online'
  return event.venueName === null
    ? undefined
    : [event.venueName, displayAddress(event).whole].filter(Boolean).join(', ')
}
