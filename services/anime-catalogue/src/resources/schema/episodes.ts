import { Type } from 'typebox'
import type { EpisodeRow } from '../../database/media-tables.ts'
import { givenPicture, Picture, pictureOf } from '../../images/image-attribute.ts'
import { computed, json, number, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyNumber } from '../../json-api/store/filters.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media, mediaFilters } from './media-reference.ts'
import { dated } from './timestamps.ts'
import { Amount, LongText } from './value-schemas.ts'

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
