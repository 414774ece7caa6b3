import { Type } from 'typebox'
import type { AnimeRow } from '../../database/media-tables.ts'
import { computed, number, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyText, numberRange } from '../../json-api/store/filters.ts'
import { byText } from '../../json-api/store/sorts.ts'
import { visibleMedia } from '../store/adult.ts'
import { hasMediaSlug } from '../store/media.ts'
import { indexedMediaSorts, mediaAttributes, mediaFilters, mediaRelationships, ofMedia } from './media.ts'
import { Amount } from './value-schemas.ts'

const subtypes = ['TV', 'special', 'OVA', 'ONA', 'movie', 'music']

export const anime = defineResource<AnimeRow>({
  type: 'anime',
  names: { one: 'an anime', many: 'anime' },
  description: 'Series, films and other animated works.',
  table: 'anime',
  attributes: {
    ...mediaAttributes('anime', subtypes),
    episodeCount: number('episode_count', Amount),
    episodeLength: number('episode_length', Amount),
    totalLength: number('total_length'),
    youtubeVideoId: text('youtube_video_id'),
    showType: computed(
      ['subtype'],
      Type.Enum(subtypes),
      (row: { subtype: string | null }) => row.subtype,
      byText('subtype'),
    ),
    nsfw: computed(
      ['age_rating'],
      Type.Boolean(),
      (row: { age_rating: string | null }) => row.age_rating === 'R18',
    ),
  },
  relationships: {
    ...mediaRelationships('anime'),
    episodes: ofMedia('anime', 'episodes'),
    streamingLinks: ofMedia('anime', 'streamingLinks'),
    animeProductions: ofMedia('anime', 'animeProductions'),
    animeCharacters: ofMedia('anime', 'animeCharacters'),
    animeStaff: ofMedia('anime', 'animeStaff'),
  },
  searches: ['text'],
  indexedSorts: indexedMediaSorts,
  filters: {
    ...mediaFilters('anime', subtypes),
    season: anyText('season', (value) => [value.toLowerCase()]),
    seasonYear: numberRange('season_year'),
    episodeCount: numberRange('episode_count'),
    episodeLength: numberRange('episode_length'),
  },
  visible: visibleMedia('anime'),
  bySlug: (slug, scope) => hasMediaSlug('anime', [slug], scope),
})
