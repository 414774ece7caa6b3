import { Type } from 'typebox'
import type { MediaTables } from '../../database/media-tables.ts'
import { number, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media, mediaFilters } from './media-reference.ts'
import { dated } from './timestamps.ts'

const tags = ['main_story', 'side_story', 'spinoff', 'crossover', 'alternate_setting', 'alternate_version']

export const installments = defineResource<MediaTables['installment']>({
  type: 'installments',
  summary: 'Where works stand in their franchise.',
  table: 'installment',
  attributes: { ...dated, tag: required(text('tag', Type.Enum(tags))), position: number('position') },
  relationships: {
    franchise: { kind: 'to-one', type: 'franchises', column: 'franchise_id', write: 'required' },
    media,
  },
  filters: mediaFilters,
  visible: visibleOfMedia,
})
