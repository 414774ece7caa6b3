import { Type } from 'typebox'
import type { PeopleTables } from '../../database/people-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyText } from '../../json-api/store/filters.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media } from './media-reference.ts'
import { dated } from './timestamps.ts'

export const mediaCharacters = defineResource<PeopleTables['media_character']>({
  type: 'mediaCharacters',
  summary: 'Which character acts where.',
  table: 'media_character',
  attributes: {
    ...dated,
    role: required(text('role', Type.Enum(['main', 'supporting', 'recurring', 'cameo']))),
  },
  relationships: {
    media,
    character: { kind: 'to-one', type: 'characters', column: 'character_id', write: 'required' },
    voices: { kind: 'to-many', type: 'characterVoices', column: 'media_character_id' },
  },
  filters: { role: anyText('role') },
  visible: visibleOfMedia,
})
