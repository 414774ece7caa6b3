import type { ShelfTables } from '../../database/category-tables.ts'
import { number, readOnly, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { dated } from './timestamps.ts'

export const streamers = defineResource<ShelfTables['streamer']>({
  type: 'streamers',
  summary: 'Sites on which anime can be watched.',
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
  pageMax: 10_000,
})
