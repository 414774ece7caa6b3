import type { CommunityTables } from '../../database/community-tables.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyNumber } from '../../json-api/store/filters.ts'
import { visibleThrough } from '../store/adult.ts'
import { dated } from './timestamps.ts'

export const mediaReactionVotes = defineResource<CommunityTables['media_reaction_vote']>({
  type: 'mediaReactionVotes',
  summary: 'Who agrees with which reaction.',
  table: 'media_reaction_vote',
  attributes: dated,
  relationships: {
    mediaReaction: {
      kind: 'to-one',
      type: 'mediaReactions',
      column: 'media_reaction_id',
      write: 'required',
    },
    user: { kind: 'to-one', type: 'users', column: 'user_id', write: 'optional' },
  },
  filters: { mediaReactionId: anyNumber('media_reaction_id'), userId: anyNumber('user_id') },
  visible: (scope) => visibleThrough(scope, 'media_reaction_id', 'media_reaction'),
})
