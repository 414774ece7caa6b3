import { Type } from 'typebox'
import type { PeopleTables } from '../../database/people-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyNumber } from '../../json-api/store/filters.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { dated } from './timestamps.ts'

export const animeCharacters = defineResource<PeopleTables['media_character']>({
  type: 'animeCharacters',
  summary: 'Which character acts in which anime, as older clients look for it.',
  table: 'media_character',
  only: { media_type: 'anime' },
  attributes: {
    ...dated,
    role: required(text('role', Type.Enum(['main', 'supporting', 'recurring', 'cameo']))),
  },
  relationships: {
    anime: { kind: 'to-one', type: 'anime', column: 'media_id', write: 'required' },
    character: { kind: 'to-one', type: 'characters', column: 'character_id', write: 'required' },
    castings: { kind: 'to-many', type: 'animeCastings', column: 'media_character_id' },
  },
  filters: { animeId: anyNumber('media_id') },
  visible: visibleOfMedia,
})
