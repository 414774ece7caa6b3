import type { PictureTheme } from '@octavo/drawing/event-pictures/draw.ts'

/** See `ticket-plans.ts`. */
export type TicketPlan = 'free' | 'paid' | 'early' | 'tiers' | 'seats' | 'donation' | 'workshop' | 'members'

/** A recurring event. */
export interface Programme {
  name: string
  summary: string
  /** A few sentences. */
  about: string
  categoryId: number
  subcategoryId?: number
  formatId: number
  picture: PictureTheme
  /** Local time. */
  startsAt: string
  hours: number
  days: 'evening' | 'weekend' | 'daytime'
  tickets: TicketPlan
  /** Euros per ticket, converted to other currencies. */
  price?: number
  capacity: number
  isOnline?: boolean
  isAdult?: boolean
}
