import type { EventRow } from './store/events.ts'

export interface ZonedMoment {
  zone: string
  ms: number
}

/** The columns of an event that organizers set, and its times. */
export type EventInput = InputColumns & { start?: ZonedMoment; end?: ZonedMoment }

export type InputColumns = Partial<Pick<EventRow, InputColumn>>

type InputColumn =
  | 'organizer_id'
  | 'venue_id'
  | 'name_html'
  | 'name_text'
  | 'name_folded'
  | 'summary'
  | 'description_html'
  | 'currency'
  | 'is_online'
  | 'is_listed'
  | 'is_shareable'
  | 'is_invite_only'
  | 'shows_remaining'
  | 'password'
  | 'hides_start_date'
  | 'hides_end_date'
  | 'capacity'
  | 'tx_time_limit_s'
  | 'locale'
  | 'format_id'
  | 'category_id'
  | 'subcategory_id'
  | 'logo_id'
  | 'is_series_parent'
  | 'is_reserved_seating'
  | 'shows_pick_a_seat'
  | 'shows_seatmap_thumbnail'
  | 'shows_seatmap_colors'
  | 'is_adult'
  | 'vanity_url'
  | 'source'
  | 'refund_policy'
  | 'external_ticketing'
  | 'music'

/** The name with markup, without, and folded for sorting. */
export function nameColumns(html: string, text: string) {
  return { name_html: html, name_text: text, name_folded: text.toLowerCase().slice(0, 100) }
}
