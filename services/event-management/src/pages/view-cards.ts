import type { Scope } from '../context.ts'
import { eventPageOf } from '../events/addresses.ts'
import type { EventRow } from '../events/store/events.ts'
import { loadImages } from '../media/load-images.ts'
import { type PriceRange, readPriceRanges } from '../tickets/availability.ts'
import { displayAddress } from '../venues/address-display.ts'
import { findVenues, type VenueRow } from '../venues/store.ts'
import { presentMoney } from '../wire/money.ts'
import type { EventCard } from './event-cards.ts'
import { whenOf } from './view-event.ts'

/** Loads any number of events with a fixed number of queries. */
export async function viewCards(
  { db, site, url }: Pick<Scope, 'db' | 'site' | 'url'>,
  events: readonly EventRow[],
): Promise<EventCard[]> {
  if (events.length === 0) return []
  const ids = <Id>(read: (event: EventRow) => Id | null) => [
    ...new Set(events.flatMap((event) => read(event) ?? [])),
  ]
  const venueIds = ids(({ venue_id }) => venue_id)
  const [venues, images, prices] = await Promise.all([
    venueIds.length > 0 ? findVenues(db, venueIds) : [],
    loadImages(
      ids(({ logo_id }) => logo_id),
      { db, url },
    ),
    readPriceRanges(
      db,
      events.map(({ id }) => id),
    ),
  ])
  const venueOf = new Map(venues.map((venue) => [venue.id, venue]))
  return events.map((event) => ({
    title: event.name_text,
    url: eventPageOf(site, event),
    when: whenOf(event),
    where: whereOf(event, venueOf.get(event.venue_id ?? 0)),
    price: describePrice(prices.get(event.id), event.currency),
    picture: images.get(event.logo_id ?? 0)?.url,
  }))
}

export function whereOf({ is_online }: Pick<EventRow, 'is_online'>, venue: VenueRow | undefined): string {
  if (venue) return [venue.name, displayAddress(venue).area].filter(Boolean).join(', ')
  return is_online ? 'Online' : 'To be announced'
}

function describePrice(range: PriceRange | undefined, currency: string): string {
  const { isFree = false, minimum = null, maximum = null } = range ?? {}
  if (isFree || (minimum === 0 && maximum === 0)) return 'Free'
  if (minimum === null || maximum === null) return ''
  const show = (value: number) => presentMoney(value, currency).display
  if (minimum === 0) return `Free to ${show(maximum)}`
  return minimum === maximum ? show(minimum) : `From ${show(minimum)}`
}
