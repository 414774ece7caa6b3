import { Type } from 'typebox'
import { json, required, text } from '../json-api/attributes.ts'
import { defineResource } from '../json-api/resource.ts'
import type { ShelfTables } from '../store/shelf-tables.ts'
import { visibleOfMedia } from './adult.ts'
import { dated } from './dated.ts'
import { media } from './of-media.ts'
import { WebAddress } from './texts.ts'

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
