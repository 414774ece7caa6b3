import type { Generated } from 'kysely'

/** What somebody made of it. Whether it has started or ended, the clock says: see `events/status.ts`. */
export type EventState = 'draft' | 'live' | 'canceled' | 'completed' | 'deleted'

export interface EventTable {
  id: Generated<number>
  organization_id: number
  organizer_id: number
  venue_id: number | null
  name_html: string
  name_text: string
  /** The name in lower case, cut short: by it lists are ordered. */
  name_folded: string
  summary: string | null
  description_html: string | null
  zone: string
  start_ms: number
  end_ms: number
  /** On the clock of the zone, such as `2026-12-01T19:00:00`. */
  start_local: string
  end_local: string
  /** A hint, written some time after the end, so that lists of what is to come pass over the past. */
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
  /** Null where the tickets alone limit it. */
  capacity: number | null
  tx_time_limit_s: number
  locale: string
  format_id: number | null
  category_id: number | null
  subcategory_id: number | null
  logo_id: number | null
  /** The parent of the series that it is an occurrence of. */
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
  /** JSON: where tickets are sold instead, and at what price. */
  external_ticketing: string | null
  /** JSON: what concerts have besides. */
  music: string | null
  capacity_pool_id: number | null
}

/** A rule by which occurrences of a series were made. */
export interface SeriesScheduleTable {
  id: Generated<number>
  /** The parent of the series. */
  event_id: number
  recurrence_rule: string
  occurrence_duration_s: number
  /** JSON: the ids of what it made. */
  created_event_ids: string
  created_at_ms: number
}

export type ContentPurpose = 'listing' | 'digital_content'

/** One version of what an event says of itself at length. Versions are added, never changed, but for being published. */
export interface ContentPageTable {
  event_id: number
  purpose: ContentPurpose
  version: number
  access_type: string
  is_published: number
  /** JSON, kept as it came. */
  modules: string
  widgets: string
  created_at_ms: number
}

/** Settings of an event that are read whole. */
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
