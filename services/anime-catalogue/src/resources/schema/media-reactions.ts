import { Type } from 'typebox'
import type { CommunityTables } from '../../database/community-tables.ts'
import type { MediaType } from '../../database/media-tables.ts'
import { number, readOnly, required, text } from '../../json-api/attributes.ts'
import { defineResource, type Filter, type Relationship } from '../../json-api/resource.ts'
import { allOf, isFixed, isIn } from '../../json-api/store/conditions.ts'
import { anyNumber, anyText } from '../../json-api/store/filters.ts'
import { byColumn } from '../../json-api/store/sorts.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { readMediaType } from './media-reference.ts'
import { dated } from './timestamps.ts'

export const mediaReactions = defineResource<CommunityTables['media_reaction']>({
  type: 'mediaReactions',
  names: { one: 'a media reaction', many: 'media reactions' },
  description: 'One-sentence reactions to media.',
  table: 'media_reaction',
  attributes: {
    ...dated,
    reaction: required(text('reaction', Type.String({ minLength: 1, maxLength: 140 }))),
    upVotesCount: readOnly(number('up_votes_count')),
  },
  relationships: {
    anime: work('anime'),
    drama: { kind: 'absent', type: 'drama', isMany: false },
    manga: work('manga'),
    user: { kind: 'to-one', type: 'users', column: 'user_id', write: 'optional' },
    libraryEntry: { kind: 'absent', type: 'libraryEntries', isMany: false },
    votes: { kind: 'to-many', type: 'mediaReactionVotes', column: 'media_reaction_id' },
  },
  filters: {
    createdAt: {
      description: 'A comma-separated list of times. Matches reactions that were created at one of them.',
      sort: byColumn('created_at_ms'),
      condition: (values, { column, dialect }) =>
        isIn(
          column('created_at_ms'),
          values.map((value) => Date.parse(value)).filter((time) => !Number.isNaN(time)),
          dialect,
        ),
    },
    upVotesCount: anyNumber('up_votes_count'),
    userId: anyNumber('user_id'),
    animeId: ofWork('anime'),
    mangaId: ofWork('manga'),
    mediaType: anyText('media_type', readMediaType),
  },
  visible: visibleOfMedia,
})

function work(type: MediaType): Relationship {
  return { kind: 'to-one', type, column: 'media_id', when: { media_type: type }, write: 'optional' }
}

function ofWork(type: MediaType): Filter {
  const { condition, ...rest } = anyNumber('media_id')
  return {
    ...rest,
    condition: (values, scope) =>
      allOf([...isFixed('media_reaction', { media_type: type }), condition(values, scope)]),
  }
}
