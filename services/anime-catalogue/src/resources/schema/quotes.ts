import type { MediaTables } from '../../database/media-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media, mediaFilters } from './media-reference.ts'
import { dated } from './timestamps.ts'
import { LongText } from './value-schemas.ts'

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
