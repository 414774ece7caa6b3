import { type CalendarEntry, writeCalendar } from '../calendar/icalendar.ts'
import { eventPageOf } from '../events/addresses.ts'
import { displayAddress } from '../venues/address-display.ts'
import type { EventDetails } from './store/event-details.ts'

/** `site` is the service's base URL. */
export function writeFeed(name: string, occasions: readonly EventDetails[], site: string): string {
  return writeCalendar({ name, entries: occasions.map((occasion) => entryOf(occasion, site)) })
}

function entryOf(occasion: EventDetails, site: string): CalendarEntry {
  const { latitude, longitude } = occasion
  return {
    uid: `event-${occasion.id}@${new URL(site).hostname}`,
    title: occasion.name_text,
    description: occasion.summary ?? undefined,
    location: locationOf(occasion),
    point: latitude === null || longitude === null ? undefined : { latitude, longitude },
    url: eventPageOf(site, occasion),
    startMs: occasion.startMs,
    endMs: occasion.endMs,
    zone: occasion.zone,
    isCanceled: occasion.state === 'canceled',
    createdAtMs: occasion.createdAtMs,
    changedAtMs: occasion.changedAtMs,
  }
}

function locationOf(occasion: EventDetails): string | undefined {
  if (occasion.isOnline) return 'Online'
  return occasion.venueName === null
    ? undefined
    : [occasion.venueName, displayAddress(occasion).whole].filter(Boolean).join(', ')
}
