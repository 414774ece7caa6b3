import { Type } from 'typebox'
import type { CategoryTables } from '../../database/category-tables.ts'
import { json, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media } from './media-reference.ts'
import { dated } from './timestamps.ts'
import { UrlText } from './value-schemas.ts'

const Codes = Type.Array(Type.String())

export const streamingLinks = defineResource<CategoryTables['streaming_link']>({
  type: 'streamingLinks',
  names: { one: 'a streaming link', many: 'streaming links' },
  description: 'Links to media on streaming sites.',
  table: 'streaming_link',
  attributes: {
    ...dated,
    url: required(text('url', UrlText)),
    subs: json('subs', Codes),
    dubs: json('dubs', Codes),
  },
  relationships: {
    streamer: { kind: 'to-one', type: 'streamers', column: 'streamer_id', write: 'required' },
    media,
  },
  visible: visibleOfMedia,
})
