import type { PeopleTables } from '../../database/people-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { visibleThrough } from '../store/adult.ts'
import { dated } from './timestamps.ts'

export const characterVoices = defineResource<PeopleTables['character_voice']>({
  type: 'characterVoices',
  summary: 'Who speaks a character in a language.',
  table: 'character_voice',
  attributes: { ...dated, locale: required(text('locale')) },
  relationships: {
    mediaCharacter: {
      kind: 'to-one',
      type: 'mediaCharacters',
      column: 'media_character_id',
      write: 'required',
    },
    person: { kind: 'to-one', type: 'people', column: 'person_id', write: 'required' },
    licensor: { kind: 'to-one', type: 'producers', column: 'licensor_id', write: 'optional' },
  },
  visible: (scope) => visibleThrough(scope, 'media_character_id', 'media_character'),
})
