import { htmlOf } from '../wire/rich-text.ts'
import type { Occurrence } from './calendar.ts'
import type { Programme, TicketPlan } from './programme.ts'

const months = new Intl.DateTimeFormat('en', { month: 'long' })

/** Dates of a series share a name. Other events of a programme differ by date or venue. */
export function nameOf({
  programme: { name, isOnline },
  venue,
  startLocal,
  series,
  slot,
}: Occurrence): string {
  if (series !== undefined || isOnline) return name
  const month = months.format(Temporal.PlainDateTime.from(startLocal))
  return (
    [name, `${name} (${month} Edition)`, `${name} in ${venue.city}`, `${name} at ${venue.name}`][slot % 4] ??
    name
  )
}

/** The organization and organizer that fit the programme. */
export function organizationFor({ picture, days, categoryId }: Programme): {
  organization: number
  organizer: number
} {
  if (categoryId === foodCategoryId) return { organization: 1, organizer: 0 }
  if (picture === 'tech' || picture === 'craft') return { organization: 2, organizer: 0 }
  if (picture === 'outdoors' || picture === 'run') return { organization: 3, organizer: 0 }
  return { organization: 0, organizer: days === 'weekend' ? 1 : 0 }
}

const foodCategoryId = 110

/** The description with practical information. */
export function describe({ programme, venue }: Occurrence): string {
  const { about, isOnline, isAdult, startsAt, tickets } = programme
  const directions = isOnline
    ? 'You get the link with your ticket, and again an hour before we begin.'
    : `You find us at ${venue.name}, ${venue.street}, in ${venue.city}. Doors open half an hour before the start at ${startsAt}; there is step-free access from the street.`
  return [
    `<p>${htmlOf(about)}</p>`,
    '<h2>Good to know</h2>',
    `<ul>${[
      directions,
      ...words[tickets],
      ...(isAdult ? ['For adults only: please bring something that shows your age.'] : []),
    ]
      .map((line) => `<li>${htmlOf(line)}</li>`)
      .join('')}</ul>`,
  ].join('')
}

const words: Readonly<Record<TicketPlan, readonly string[]>> = {
  free: ['Coming in costs nothing, but the room is only so large: a ticket keeps your place.'],
  donation: ['Pay what you can. Those who give more bring along those who cannot.'],
  paid: ['Reduced tickets are for everybody who needs them.'],
  early: ['Until three weeks before, tickets cost a quarter less.'],
  tiers: ['Three prices for three distances from the front; the sound is good everywhere.'],
  seats: ['Seats are reserved: you get the best that are left, or choose your own on the way.'],
  workshop: ['Groups are small. If you cannot come, tell us, and somebody from the waiting list can.'],
  members: ['Children under fourteen come in for nothing, with somebody who keeps an eye on them.'],
}
