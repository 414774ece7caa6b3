import type { Generated } from 'kysely'

export interface CollectionTable {
  id: Generated<number>
  user_id: number
  title: string
  description: string | null
  is_private: number
  share_key: string
  is_curated: number
  is_featured: number
  total_photos: number
  published_at_ms: number
  updated_at_ms: number
  last_collected_at_ms: number | null
}

export interface CollectionTables {
  collection: CollectionTable
  /** `position` grows with each added photo of the collection. */
  collection_photo: { collection_id: number; photo_id: number; position: number; added_at_ms: number }
}
