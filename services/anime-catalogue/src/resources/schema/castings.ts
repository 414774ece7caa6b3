import { Type } from 'typebox'
import type { PeopleTables } from '../../database/people-tables.ts'
import { computed, readOnly, text, truth } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyOf } from '../../json-api/store/conditions.ts'
import { isTrue, maxConditions, readBoolean } from '../../json-api/store/filters.ts'
import { byText } from '../../json-api/store/sorts.ts'
import { languageOf } from '../languages.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { hasCastingIds, hasCharacter, isInLanguage } from '../store/castings.ts'
import { media, mediaFilters } from './media-reference.ts'
import { dated } from './timestamps.ts'

type CastingRow = PeopleTables['casting']

const { write: _write, ...mediaOfCasting } = media

/** Voices and staff in one resource, for older clients. */
export const castings = defineResource<CastingRow>({
  type: 'castings',
  names: { one: 'a casting', many: 'castings' },
  description: 'Voice actors and staff together, for clients of older API versions.',
  table: 'casting',
  idPattern: /^(?:c\d{1,15}v|s)\d{1,15}$/,
  byIds: hasCastingIds,
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
      description: '`true` for voice actors, `false` for staff.',
      condition: (values, scope) =>
        anyOf(values.flatMap(readBoolean).map((value) => hasCharacter(value === 1, scope))),
    },
    language: {
      description: 'Name or locale of a language: `Japanese`, `ja_jp`.',
      nullable: 'language',
      sort: byText('language'),
      maxValues: maxConditions,
      isScan: true,
      condition: (values, scope) => anyOf(values.map((value) => isInLanguage(value, scope))),
    },
  },
  visible: visibleOfMedia,
})
