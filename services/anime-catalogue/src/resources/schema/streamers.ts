import type { CategoryTables } from '../../database/category-tables.ts'
import { number, readOnly, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { dated } from './timestamps.ts'

export const streamers = defineResource<CategoryTables['streamer']>({
  type: 'streamers',
  names: { one: 'a streamer', many: 'streamers' },
  description: 'Streaming sites.',
  table: 'streamer',
  attributes: {
    ...dated,
    siteName: required(text('site_name')),
    streamingLinksCount: readOnly(number('streaming_links_count')),
  },
  relationships: {
    streamingLinks: { kind: 'to-many', type: 'streamingLinks', column: 'streamer_id' },
    videos: { kind: 'to-many', type: 'videos', column: 'streamer_id' },
  },
  maxPageSize: 10_000,
})
