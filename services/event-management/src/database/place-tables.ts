import type { Generated } from 'kysely'

export interface OrganizerTable {
  id: Generated<number>
  organization_id: number
  name: string
  description_html: string | null
  long_description_html: string | null
  logo_id: number | null
  website: string | null
  twitter: string | null
  facebook: string | null
  created_at_ms: number
  changed_at_ms: number
}

export interface VenueTable {
  id: Generated<number>
  organization_id: number
  organizer_id: number | null
  name: string
  age_restriction: string | null
  capacity: number | null
  address_1: string | null
  address_2: string | null
  city: string | null
  region: string | null
  postal_code: string | null
  /** ISO 3166-1, two letters. */
  country: string | null
  latitude: number | null
  longitude: number | null
  google_place_id: string | null
  created_at_ms: number
  changed_at_ms: number
}

/** A picture, or the place that waits for it. */
export interface MediaTable {
  id: Generated<number>
  user_id: number
  /** What it was uploaded for, such as `image-event-logo`. */
  kind: string
  /** `receiving` once its only file is being sent, `uploaded` until its owner crops it, then `ready`. */
  state: 'waiting' | 'receiving' | 'uploaded' | 'ready'
  upload_token_hash: string
  /** The picture as it came, upright and without what its camera wrote into it. */
  blob: string | null
  /** The part inside the crop mask; the same as `blob` where there is none. */
  cropped_blob: string | null
  content_type: string | null
  width: number | null
  height: number | null
  /** JSON: `CropMask`. */
  crop: string | null
  edge_color: string | null
  created_at_ms: number
  changed_at_ms: number
}

export interface BlobRemovalTable {
  hash: string
  started_at_ms: number | null
}

export interface PlaceTables {
  organizer: OrganizerTable
  venue: VenueTable
  media: MediaTable
  blob_removal: BlobRemovalTable
}
