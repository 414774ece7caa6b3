import { trusted } from '@octavo/platform/pages/html.ts'
import { formatMoment, formatTimeSpan, formatZoneName } from '../calendar/format-times.ts'
import type { Scope } from '../context.ts'
import { eventPageOf } from '../events/addresses.ts'
import { readBody } from '../events/description.ts'
import { statusOf } from '../events/status.ts'
import { type EventRow, listOccurrencesOf } from '../events/store/events.ts'
import { isPublic } from '../events/visibility.ts'
import { loadImages } from '../media/load-images.ts'
import { organizerPageOf } from '../organizers/organizer-address.ts'
import { findOrganizer } from '../organizers/store.ts'
import { type Availability, readAvailabilityOf } from '../tickets/availability.ts'
import { customText, readTextsOf } from '../tickets/event-texts.ts'
import { displayAddress } from '../venues/address-display.ts'
import { findVenue, type VenueRow } from '../venues/store.ts'
import type { EventView } from './event-view.ts'
import { scriptPaths } from './scripts.ts'
import { viewOffers } from './view-offers.ts'

const maxDates = 12

/** The page of an event, with the tickets that a code unlocks. */
export async function viewEvent(scope: Scope, event: EventRow, code?: string): Promise<EventView> {
  const { db, site, url, nowMs } = scope
  const textOf = await readTextsOf(db, event)
  const [venue, organizer, images, offers, availability, occurrences, description] = await Promise.all([
    event.venue_id === null ? undefined : findVenue(db, event.venue_id),
    findOrganizer(db, event.organizer_id),
    loadImages(event.logo_id === null ? [] : [event.logo_id], { db, url }),
    viewOffers(scope, event, code, textOf),
    readAvailabilityOf(db, [event], nowMs).then((byEvent) => byEvent.get(event.id)),
    event.series_id === null ? [] : listOccurrencesOf(db, [event.series_id]),
    readBody(scope, event),
  ])
  const dates = await listOpenDates(scope, event, occurrences)
  const picture = event.logo_id === null ? undefined : images.get(event.logo_id)
  const address = eventPageOf(site, event)
  const closed = describeClosed(event, offers, availability, nowMs)
  return {
    title: event.name_text,
    summary: event.summary ?? '',
    description: description === '' ? undefined : trusted(description),
    url: address,
    when: {
      startsAt: new Date(event.start_ms).toISOString(),
      endsAt: new Date(event.end_ms).toISOString(),
      text: whenOf(event),
      zone: formatZoneName(event.start_ms, event.zone, event.locale),
      zoneName: event.zone,
      isWhole: !event.hides_start_date && !event.hides_end_date,
    },
    place: venue && placeOf(venue),
    isOnline: event.is_online === 1,
    organizer: organizer && { name: organizer.name, url: organizerPageOf(site, organizer) },
    picture: picture && { url: picture.url, alt: '' },
    closed,
    isCanceled: event.state === 'canceled',
    cancelation: customText(textOf, 'event_cancelled') ?? 'This event has been canceled.',
    ticketsTitle: customText(textOf, 'checkout_title_tickets') ?? 'Tickets',
    offers,
    currency: event.currency,
    calendarUrl: `${address}.ics`,
    timeScriptUrl: site + scriptPaths.yourTime,
    refundPolicy: event.refund_policy ?? undefined,
    otherDates: dates
      .slice(0, maxDates)
      .map((other) => ({ url: eventPageOf(site, other), text: whenOf(other) })),
    waitlistUrl: availability?.canWait && !event.is_invite_only ? `${address}/waitlist` : undefined,
    buyUrl: address,
    isListed: event.is_listed === 1,
    isPublic: isPublic(event),
  }
}

/** Future dates of the same series that the viewer can see. */
async function listOpenDates(
  { viewer, nowMs }: Pick<Scope, 'viewer' | 'nowMs'>,
  { id }: EventRow,
  occurrences: readonly EventRow[],
): Promise<EventRow[]> {
  const coming = occurrences.filter((one) => one.id !== id && one.state === 'live' && one.end_ms > nowMs)
  const isOpen = await Promise.all(
    coming.map(async (one) => isPublic(one) || (await viewer.admission?.find(one, one.id)) !== undefined),
  )
  return coming.filter((_, at) => isOpen[at])
}

/** The time of an event, as far as the organizer shows it. */
export function whenOf(event: EventRow): string {
  const { start_ms, end_ms, zone, locale, hides_start_date, hides_end_date } = event
  if (hides_start_date && hides_end_date) return 'To be announced'
  if (hides_start_date) return `Until ${formatMoment(end_ms, zone, locale)}`
  return hides_end_date
    ? formatMoment(start_ms, zone, locale)
    : formatTimeSpan(start_ms, end_ms, zone, locale)
}

function placeOf(venue: VenueRow): EventView['place'] {
  const { name, latitude, longitude } = venue
  const hasPoint = latitude !== null && longitude !== null
  const map = hasPoint
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
    : undefined
  return { name: name ?? '', lines: displayAddress(venue).lines, map }
}

function describeClosed(
  event: EventRow,
  offers: EventView['offers'],
  availability: Availability | undefined,
  nowMs: number,
): string | undefined {
  const status = statusOf(event, nowMs)
  if (status === 'draft') return 'Tickets are not on sale yet.'
  if (status === 'canceled') return 'Tickets are no longer on sale.'
  if (status === 'ended' || status === 'completed') return 'This event is over.'
  if (availability?.isWaitlisted) return 'Tickets that become available are offered to the waitlist.'
  if (offers.some(({ unavailable }) => unavailable === undefined)) return undefined
  return offers.length > 0 && offers.every(({ isSoldOut }) => isSoldOut)
    ? 'All tickets are sold.'
    : 'No tickets are on sale at the moment.'
}
