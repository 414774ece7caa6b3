import { Type } from 'typebox'
import type { PeopleTables } from '../../database/people-tables.ts'
import { computed, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { visibleThrough } from '../store/adult.ts'
import { dated } from './timestamps.ts'

export const animeCastings = defineResource<PeopleTables['character_voice']>({
  type: 'animeCastings',
  summary: 'Who speaks a character of an anime, as older clients look for it.',
  table: 'character_voice',
  attributes: { ...dated, locale: required(text('locale')), notes: computed([], Type.String(), () => null) },
  relationships: {
    animeCharacter: {
      kind: 'to-one',
      type: 'animeCharacters',
      column: 'media_character_id',
      write: 'required',
    },
    person: { kind: 'to-one', type: 'people', column: 'person_id', write: 'required' },
    licensor: { kind: 'to-one', type: 'producers', column: 'licensor_id', write: 'optional' },
  },
  visible: (scope) => visibleThrough(scope, 'media_character_id', 'media_character'),
})
