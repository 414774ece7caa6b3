import type { Generated } from 'kysely'

/** The stored state. Whether an event has started or ended follows from the clock: see `events/status.ts`. */
export type EventState = 'draft' | 'live' | 'canceled' | 'completed' | 'deleted'

export interface EventTable {
  id: Generated<number>
  organization_id: number
  organizer_id: number
  venue_id: number | null
  name_html: string
  name_text: string
  /** The name in lower case, shortened, for sorting. */
  name_folded: string
  summary: string | null
  description_html: string | null
  zone: string
  start_ms: number
  end_ms: number
  /** Local time, such as `2026-12-01T19:00:00`. */
  start_local: string
  end_local: string
  /** Set some time after the end, so that lists of upcoming events can skip past events by index. */
  is_over: Generated<number>
  currency: string
  state: EventState
  created_at_ms: number
  changed_at_ms: number
  published_at_ms: number | null
  publish_at_ms: number | null
  is_online: number
  is_listed: number
  is_shareable: number
  is_invite_only: number
  shows_remaining: number
  password: string | null
  hides_start_date: number
  hides_end_date: number
  /** Null if only the ticket classes limit it. */
  capacity: number | null
  tx_time_limit_s: number
  locale: string
  format_id: number | null
  category_id: number | null
  subcategory_id: number | null
  logo_id: number | null
  /** The series parent of an occurrence. */
  series_id: number | null
  is_series_parent: number
  is_reserved_seating: number
  shows_pick_a_seat: number
  shows_seatmap_thumbnail: number
  shows_seatmap_colors: number
  is_adult: number
  vanity_url: string | null
  source: string | null
  refund_policy: string | null
  /** JSON: the external ticket vendor and its prices. */
  external_ticketing: string | null
  /** JSON: additional properties of concerts. */
  music: string | null
  capacity_pool_id: number | null
}

/** A recurrence rule that created occurrences of a series. */
export interface SeriesScheduleTable {
  id: Generated<number>
  /** The series parent. */
  event_id: number
  recurrence_rule: string
  occurrence_duration_s: number
  /** JSON: the IDs of the created events. */
  created_event_ids: string
  created_at_ms: number
}

export type ContentPurpose = 'listing' | 'digital_content'

/** A version of the structured content. Only the publication changes it. */
export interface ContentPageTable {
  event_id: number
  purpose: ContentPurpose
  version: number
  access_type: string
  is_published: number
  /** JSON as received. */
  modules: string
  widgets: string
  created_at_ms: number
}

/** Settings of an event, one JSON document per kind. */
interface EventSettingTable {
  event_id: number
  kind: string
  /** JSON. */
  body: string
}

export interface EventTables {
  event: EventTable
  series_schedule: SeriesScheduleTable
  content_page: ContentPageTable
  event_setting: EventSettingTable
}
