import { type SqlBool, sql } from 'kysely'
import { Type } from 'typebox'
import type { PeopleTables } from '../../database/people-tables.ts'
import { computed, readOnly, text, truth } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyOf, isIn } from '../../json-api/store/conditions.ts'
import { isTrue, readTruth } from '../../json-api/store/filters.ts'
import { byText } from '../../json-api/store/sorts.ts'
import { languageOf, localesLike } from '../languages.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media, mediaFilters } from './media-reference.ts'
import { dated } from './timestamps.ts'

type CastingRow = PeopleTables['casting']

const { write: _write, ...mediaOfCasting } = media

/** Voices and staff in one, as clients of older versions look for them. */
export const castings = defineResource<CastingRow>({
  type: 'castings',
  summary: 'Voices and staff together, as older clients look for them.',
  table: 'casting',
  idPattern: /^(?:c\d{1,15}v|s)\d{1,15}$/,
  // The numbers are those of indexed columns; the text is put together row by row.
  byIds: (ids, { column, dialect }) => {
    const numbers = [...new Set(ids.map((id) => Number(/\d+$/.exec(id)?.[0])))]
    return sql<SqlBool>`(${isIn(column('number'), numbers, dialect)} and ${isIn(column('id'), ids, dialect)})`
  },
  order: ['number', 'voice_actor'],
  hasLinks: false,
  attributes: {
    ...dated,
    role: readOnly(text('role')),
    voiceActor: readOnly(truth('voice_actor')),
    featured: readOnly(truth('featured')),
    language: computed(
      ['language'],
      Type.String(),
      ({ language }: CastingRow) => (language === null ? null : languageOf(language)),
      byText('language'),
    ),
  },
  relationships: {
    media: mediaOfCasting,
    character: { kind: 'to-one', type: 'characters', column: 'character_id' },
    person: { kind: 'to-one', type: 'people', column: 'person_id' },
  },
  filters: {
    ...mediaFilters,
    featured: isTrue('featured'),
    isCharacter: {
      description: 'Whether it is about a character.',
      condition: (values, { column }) =>
        anyOf(
          values
            .flatMap(readTruth)
            .map((isThere) =>
              isThere
                ? sql<SqlBool>`${column('character_id')} is not null`
                : sql<SqlBool>`${column('character_id')} is null`,
            ),
        ),
    },
    language: {
      description: 'A language by its name or locale: `Japanese`, `ja_jp`.',
      nullable: 'language',
      sort: byText('language'),
      condition: (values, { column, dialect }) =>
        anyOf(
          values.map((value) => {
            const { like, except } = localesLike(value)
            const isLike = like.map(
              (pattern) => sql<SqlBool>`${column('language')} like ${pattern} escape ${sql.lit('\\')}`,
            )
            if (!except.length) return anyOf(isLike)
            return sql<SqlBool>`(${anyOf(isLike)} and not ${isIn(column('language'), except, dialect)})`
          }),
        ),
    },
  },
  visible: visibleOfMedia,
})
