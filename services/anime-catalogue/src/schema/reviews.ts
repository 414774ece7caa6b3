import { Type } from 'typebox'
import { number, readOnly, required, text, truth } from '../json-api/attributes.ts'
import { anyNumber } from '../json-api/filters.ts'
import { defineResource } from '../json-api/resource.ts'
import type { CommunityTables } from '../store/community-tables.ts'
import { visibleOfMedia } from './adult.ts'
import { dated } from './dated.ts'
import { media, mediaFilters } from './of-media.ts'
import { ReviewText } from './texts.ts'

type RatedReview = CommunityTables['review'] & { rating: number | null }

export const reviews = defineResource<RatedReview>({
  type: 'reviews',
  summary: 'What people think of works.',
  table: 'rated_review',
  writeTable: 'review',
  attributes: {
    ...dated,
    content: required(text('content', ReviewText)),
    contentFormatted: readOnly(text('content_formatted')),
    likesCount: readOnly(number('likes_count')),
    progress: number('progress', Type.Integer({ minimum: 0 })),
    rating: number('rating', Type.Integer({ minimum: 2, maximum: 20 })),
    source: text('source'),
    spoiler: truth('spoiler'),
  },
  relationships: {
    libraryEntry: { kind: 'absent', type: 'libraryEntries', isMany: false },
    media,
    user: { kind: 'to-one', type: 'users', column: 'user_id', write: 'optional' },
  },
  filters: { ...mediaFilters, userId: anyNumber('user_id') },
  visible: visibleOfMedia,
})
