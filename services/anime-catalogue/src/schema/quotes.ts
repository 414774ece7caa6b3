import { required, text } from '../json-api/attributes.ts'
import { defineResource } from '../json-api/resource.ts'
import type { MediaTables } from '../store/media-tables.ts'
import { visibleOfMedia } from './adult.ts'
import { dated } from './dated.ts'
import { media, mediaFilters } from './of-media.ts'
import { LongText } from './texts.ts'

export const quotes = defineResource<MediaTables['quote']>({
  type: 'quotes',
  summary: 'What characters say.',
  table: 'quote',
  attributes: { ...dated, content: required(text('content', LongText)) },
  relationships: {
    media,
    character: { kind: 'to-one', type: 'characters', column: 'character_id', write: 'optional' },
  },
  filters: mediaFilters,
  visible: visibleOfMedia,
})
