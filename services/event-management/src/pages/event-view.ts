import type { Html } from '@octavo/platform/pages/html.ts'

/** The content of an event's page, formatted. Everything in it is public. */
export interface EventView {
  title: string
  summary: string
  description: Html | undefined
  url: string
  when: {
    startsAt: string
    endsAt: string
    text: string
    zone: string
    zoneName: string
    /** True if both start and end are shown. */
    isWhole: boolean
  }
  place: { name: string; lines: readonly string[]; map: string | undefined } | undefined
  isOnline: boolean
  organizer: { name: string; url: string } | undefined
  picture: { url: string; alt: string } | undefined
  /** Why no ticket can be bought now; undefined if one can. */
  closed: string | undefined
  isCanceled: boolean
  cancelation: string
  ticketsTitle: string
  offers: readonly OfferView[]
  currency: string
  calendarUrl: string
  /** The script that shows the time in the reader's time zone. */
  timeScriptUrl: string
  refundPolicy: string | undefined
  /** Other dates of the series. */
  otherDates: readonly { url: string; text: string }[]
  waitlistUrl: string | undefined
  buyUrl: string
  isListed: boolean
  /** True if everybody with the address can see the event, so caches may store its page. */
  isPublic: boolean
}

export interface OfferView {
  id: string
  name: string
  description: string | undefined
  /** The price of one ticket with fees; undefined for a donation. */
  price: string | undefined
  /** The price as a number, for the structured data of the page. */
  amount: string | undefined
  was: string | undefined
  fee: string | undefined
  remaining: number | undefined
  /** Why it cannot be bought. */
  unavailable: string | undefined
  isSoldOut: boolean
  until: string | undefined
  quantities: { min: number; max: number }
}
