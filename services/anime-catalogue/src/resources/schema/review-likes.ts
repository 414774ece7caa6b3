import type { CommunityTables } from '../../database/community-tables.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyNumber } from '../../json-api/store/filters.ts'
import { visibleThrough } from '../store/adult.ts'
import { dated } from './timestamps.ts'

export const reviewLikes = defineResource<CommunityTables['review_like']>({
  type: 'reviewLikes',
  summary: 'Who likes which review.',
  table: 'review_like',
  attributes: dated,
  relationships: {
    review: { kind: 'to-one', type: 'reviews', column: 'review_id', write: 'required' },
    user: { kind: 'to-one', type: 'users', column: 'user_id', write: 'optional' },
  },
  filters: { reviewId: anyNumber('review_id'), userId: anyNumber('user_id') },
  visible: (scope) => visibleThrough(scope, 'review_id', 'review'),
})
