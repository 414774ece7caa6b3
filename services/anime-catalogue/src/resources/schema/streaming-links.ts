import { Type } from 'typebox'
import type { ShelfTables } from '../../database/category-tables.ts'
import { json, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media } from './media-reference.ts'
import { dated } from './timestamps.ts'
import { WebAddress } from './value-schemas.ts'

const Codes = Type.Array(Type.String())

export const streamingLinks = defineResource<ShelfTables['streaming_link']>({
  type: 'streamingLinks',
  summary: 'Where works can be watched.',
  table: 'streaming_link',
  attributes: {
    ...dated,
    url: required(text('url', WebAddress)),
    subs: json('subs', Codes),
    dubs: json('dubs', Codes),
  },
  relationships: {
    streamer: { kind: 'to-one', type: 'streamers', column: 'streamer_id', write: 'required' },
    media,
  },
  visible: visibleOfMedia,
})
