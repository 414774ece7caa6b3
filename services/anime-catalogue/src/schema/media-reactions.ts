import { sql } from 'kysely'
import { Type } from 'typebox'
import { number, readOnly, required, text } from '../json-api/attributes.ts'
import { isIn } from '../json-api/conditions.ts'
import { anyNumber, anyText } from '../json-api/filters.ts'
import { defineResource, type Filter, type Relationship } from '../json-api/resource.ts'
import { byColumn } from '../json-api/sorts.ts'
import type { CommunityTables } from '../store/community-tables.ts'
import type { MediaType } from '../store/media-tables.ts'
import { visibleOfMedia } from './adult.ts'
import { dated } from './dated.ts'
import { readMediaType } from './of-media.ts'

export const mediaReactions = defineResource<CommunityTables['media_reaction']>({
  type: 'mediaReactions',
  summary: 'What people say of works in a sentence.',
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
      description: 'Written at any of these times.',
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
      sql`(${scope.column('media_type')} = ${type} and ${condition(values, scope)})`,
  }
}
