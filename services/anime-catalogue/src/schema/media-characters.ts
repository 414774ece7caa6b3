import { Type } from 'typebox'
import { required, text } from '../json-api/attributes.ts'
import { anyText } from '../json-api/filters.ts'
import { defineResource } from '../json-api/resource.ts'
import type { PeopleTables } from '../store/people-tables.ts'
import { visibleOfMedia } from './adult.ts'
import { dated } from './dated.ts'
import { media } from './of-media.ts'

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
