import type { Html } from '@octavo/platform/pages/html.ts'

/** An event as its page shows it: words and numbers are ready, and nothing private is in it. */
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
    /** Whether both its start and its end are said. */
    isWhole: boolean
  }
  place: { name: string; lines: readonly string[]; map: string | undefined } | undefined
  isOnline: boolean
  organizer: { name: string; url: string } | undefined
  picture: { url: string; alt: string } | undefined
  /** Why nothing can be bought now; undefined where something can. */
  closed: string | undefined
  isCanceled: boolean
  /** What is said then. */
  cancelation: string
  ticketsTitle: string
  offers: readonly OfferView[]
  currency: string
  calendarUrl: string
  /** Says its time on the reader's clock. */
  timeScriptUrl: string
  refundPolicy: string | undefined
  /** Other dates of the same series. */
  otherDates: readonly { url: string; text: string }[]
  /** Where people can wait when all is gone. */
  waitlistUrl: string | undefined
  buyUrl: string
  isListed: boolean
  /** Whether everybody with its address may see it, and so keep a copy. */
  isPublic: boolean
}

export interface OfferView {
  id: string
  name: string
  description: string | undefined
  /** What the buyer pays for one, fees included; undefined where they choose. */
  price: string | undefined
  /** The same as a plain number, for programs that read the page. */
  amount: string | undefined
  was: string | undefined
  fee: string | undefined
  remaining: number | undefined
  /** Why it cannot be had. */
  unavailable: string | undefined
  isSoldOut: boolean
  until: string | undefined
  quantities: readonly number[]
}
