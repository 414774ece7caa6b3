import type { Generated } from 'kysely'

export type Orientation = 'landscape' | 'portrait' | 'squarish'

export interface PhotoTable {
  /** Grows with the time of publication within one server; internal. */
  id: Generated<number>
  /** The public id: 11 characters of `A-Za-z0-9_-`. */
  uid: string
  /** Words of the description without the uid. */
  slug: string
  user_id: number

  /** The path of its image: `photo-1729990109123-0123456789ab`. */
  file_name: string
  /** Exactly one of `blob_hash` and `scene` is set. */
  blob_hash: string | null
  scene: string | null
  format: string
  bytes: number
  /** Width and height as shown, after the EXIF orientation. */
  width: number
  height: number
  orientation: Orientation
  /** The EXIF orientation of the file. */
  file_orientation: Generated<number>
  color: string | null
  blur_hash: string | null
  /** JSON: `[{ "color": "#rrggbb", "share": 0.31 }, …]`, largest share first. */
  palette: string
  /** 16 hexadecimal digits. */
  perceptual_hash: string | null

  description: string | null
  alt_description: string | null
  location_name: string | null
  city: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  /** JSON of what the camera wrote and the owner publishes. */
  exif: string
  /** JSON of the position in the file, which only the owner sees. */
  private_location: string | null
  taken_at_ms: number | null
  content_rating: 'safe' | 'sensitive'
  license: string
  show_on_profile: number

  likes: number
  views: number
  downloads: number

  created_at_ms: number
  updated_at_ms: number
  /** When an editor promoted it to the editorial feed. */
  promoted_at_ms: number | null
}

export interface PhotoTables {
  photo: PhotoTable
  photo_tag: { photo_id: number; position: number; title: string }
  /** How much of the photo a search color covers, in thousandths. */
  photo_color: { photo_id: number; color: string; coverage: number }
  /** Four quarters of the perceptual hash, to find near duplicates by index. */
  photo_hash_quarter: { photo_id: number; quarter: number; value: number }
  photo_like: { user_id: number; photo_id: number; created_at_ms: number }
}
