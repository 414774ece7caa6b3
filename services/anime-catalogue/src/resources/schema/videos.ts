import { Type } from 'typebox'
import type { ShelfTables } from '../../database/category-tables.ts'
import { computed, json, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyNumber, anyText } from '../../json-api/store/filters.ts'
import { visibleThrough } from '../store/adult.ts'
import { dated } from './timestamps.ts'
import { WebAddress } from './value-schemas.ts'

type VideoRow = ShelfTables['video']

const Codes = Type.Array(Type.String())
const none = computed([], Codes, () => [])

export const videos = defineResource<VideoRow>({
  type: 'videos',
  summary: 'Where single episodes can be watched.',
  table: 'video',
  attributes: {
    ...dated,
    url: required(text('url', WebAddress)),
    subLang: text('sub_lang'),
    dubLang: text('dub_lang'),
    embedData: json('embed_data', Type.Record(Type.String(), Type.Unknown())),
    subs: computed(['sub_lang'], Codes, ({ sub_lang }: VideoRow) => (sub_lang === null ? [] : [sub_lang])),
    dubs: computed(['dub_lang'], Codes, ({ dub_lang }: VideoRow) => (dub_lang === null ? [] : [dub_lang])),
    regions: none,
    availableRegions: none,
  },
  relationships: {
    episode: { kind: 'to-one', type: 'episodes', column: 'episode_id', write: 'required' },
    streamer: { kind: 'to-one', type: 'streamers', column: 'streamer_id', write: 'required' },
  },
  filters: {
    episodeId: anyNumber('episode_id'),
    subLang: anyText('sub_lang'),
    dubLang: anyText('dub_lang'),
  },
  visible: (scope) => visibleThrough(scope, 'episode_id', 'episode'),
})
