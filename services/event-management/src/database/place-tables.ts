import type { BlobRemovalTables } from '@octavo/platform/blobs/referenced-blobs.ts'
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
  /** ISO 3166-1 alpha-2. */
  country: string | null
  latitude: number | null
  longitude: number | null
  google_place_id: string | null
  created_at_ms: number
  changed_at_ms: number
}

/** An image, or a pending upload. */
export interface MediaTable {
  id: Generated<number>
  user_id: number
  /** The upload type, such as `image-event-logo`. */
  kind: string
  /** `receiving` while its only file is being sent, `uploaded` until it is cropped, then `ready`. */
  state: 'waiting' | 'receiving' | 'uploaded' | 'ready'
  upload_token_hash: string
  /** The uploaded image, upright and without metadata. */
  blob: string | null
  /** The part inside the crop mask; the same as `blob` without one. */
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

export interface PlaceTables extends BlobRemovalTables {
  organizer: OrganizerTable
  venue: VenueTable
  media: MediaTable
}
