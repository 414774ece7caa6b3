import { Type } from 'typebox'
import { computed, json, number, required, text } from '../json-api/attributes.ts'
import { anyNumber } from '../json-api/filters.ts'
import { defineResource } from '../json-api/resource.ts'
import { givenPicture, Picture, pictureOf } from '../pictures.ts'
import type { EpisodeRow } from '../store/media-tables.ts'
import { visibleOfMedia } from './adult.ts'
import { dated } from './dated.ts'
import { media, mediaFilters } from './of-media.ts'
import { Amount, LongText } from './texts.ts'

export const episodes = defineResource<EpisodeRow>({
  type: 'episodes',
  summary: 'Episodes of anime.',
  table: 'episode',
  attributes: {
    ...dated,
    synopsis: text('description', LongText),
    description: text('description', LongText),
    titles: json('titles', Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
    canonicalTitle: text('canonical_title'),
    seasonNumber: number('season_number'),
    number: required(number('number', Amount)),
    relativeNumber: number('relative_number'),
    airdate: text('airdate', Type.String({ format: 'date' })),
    length: number('length', Amount),
    thumbnail: givenPicture(
      computed(
        ['id', 'updated_at_ms', 'thumbnail_hash'],
        Picture,
        ({ id, updated_at_ms, thumbnail_hash }: EpisodeRow, view) =>
          pictureOf(
            'thumbnail',
            { type: 'episodes', id, updatedAtMs: updated_at_ms, hash: thumbnail_hash },
            view,
          ),
      ),
    ),
  },
  relationships: { media, videos: { kind: 'to-many', type: 'videos', column: 'episode_id' } },
  filters: { ...mediaFilters, number: anyNumber('number') },
  visible: visibleOfMedia,
})
