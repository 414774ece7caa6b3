import type { Generated } from 'kysely'

export interface TopicTable {
  id: Generated<number>
  uid: string
  slug: string
  owner_id: number
  title: string
  description: string
  visibility: 'featured' | 'visible' | 'hidden'
  status: 'open' | 'closed'
  position: number
  total_photos: number
  starts_at_ms: number
  ends_at_ms: number | null
  published_at_ms: number
  updated_at_ms: number
}

export interface TopicTables {
  topic: TopicTable
  topic_photo: {
    topic_id: number
    photo_id: number
    status: 'approved' | 'rejected' | 'unevaluated'
    added_at_ms: number
  }
}
