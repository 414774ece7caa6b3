import { Type } from 'typebox'
import type { CommunityTables } from '../../database/community-tables.ts'
import { number, readOnly, required, text, truth } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyNumber } from '../../json-api/store/filters.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media, mediaFilters } from './media-reference.ts'
import { dated } from './timestamps.ts'
import { ReviewContent } from './value-schemas.ts'

type ReviewRow = CommunityTables['review'] & { rating: number | null }

export const reviews = defineResource<ReviewRow>({
  type: 'reviews',
  names: { one: 'a review', many: 'reviews' },
  description: 'Reviews of media.',
  table: 'rated_review',
  writeTable: 'review',
  longColumns: ['content', 'content_formatted'],
  attributes: {
    ...dated,
    // Older reviews may be longer than new ones.
    content: required({ ...text('content', ReviewContent), schema: Type.String() }),
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
