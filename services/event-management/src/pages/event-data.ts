import { type Html, html, trusted } from '@octavo/platform/pages/html.ts'
import type { EventView, OfferView } from './event-view.ts'

const vocabulary = 'https://schema.org'

/** Structured data of the event: https://schema.org/Event */
export function eventData(event: EventView): Html {
  const { title, summary, url, when, picture, organizer, isCanceled } = event
  const data = {
    '@context': vocabulary,
    '@type': 'Event',
    name: title,
    description: summary,
    url,
    startDate: when.startsAt,
    endDate: when.endsAt,
    eventStatus: `${vocabulary}/${isCanceled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${vocabulary}/${event.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: locationOf(event),
    image: picture?.url,
    organizer: organizer && { '@type': 'Organization', ...organizer },
    offers: event.offers.filter(({ amount }) => amount !== undefined).map((offer) => offerOf(offer, event)),
  }
  return html`<script type="application/ld+json">${asScript(data)}</script>`
}

function locationOf({ place, url }: EventView) {
  if (!place) return { '@type': 'VirtualLocation', url }
  return { '@type': 'Place', name: place.name, address: place.lines.join(', ') }
}

function offerOf({ name, amount, isSoldOut }: OfferView, { url, currency }: EventView) {
  return {
    '@type': 'Offer',
    name,
    url,
    price: amount,
    priceCurrency: currency,
    availability: `${vocabulary}/${isSoldOut ? 'SoldOut' : 'InStock'}`,
  }
}

/** Escapes `<`, so that no text can end the script element. */
function asScript(data: object): Html {
  return trusted(JSON.stringify(data).replaceAll('<', '\\u003c'))
}
