import type { PictureTheme } from '@octavo/drawing/event-pictures/draw.ts'

/** How its tickets are sold: see `ticket-plans.ts`. */
export type TicketPlan = 'free' | 'paid' | 'early' | 'tiers' | 'seats' | 'donation' | 'workshop' | 'members'

/** Something that takes place again and again, here and there. */
export interface Programme {
  name: string
  /** One plain sentence. */
  summary: string
  /** What a visitor wants to know, in a few sentences. */
  about: string
  categoryId: number
  subcategoryId?: number
  formatId: number
  picture: PictureTheme
  /** On the clocks of the place. */
  startsAt: string
  hours: number
  days: 'evening' | 'weekend' | 'daytime'
  tickets: TicketPlan
  /** Of a ticket, in euros; other currencies follow from it. */
  price?: number
  places: number
  isOnline?: boolean
  isAdult?: boolean
}
