import { Type } from 'typebox'
import type { MediaRow, MediaType } from '../../database/media-tables.ts'
import { imageOf, Picture, uploadable } from '../../images/image-attribute.ts'
import { computed, json, number, readOnly, required, text, time } from '../../json-api/attributes.ts'
import type { Filter, Relationship } from '../../json-api/resource.ts'
import { anyOf } from '../../json-api/store/conditions.ts'
import { anyText, maxConditions, numberRange } from '../../json-api/store/filters.ts'
import { byColumn, byText } from '../../json-api/store/sorts.ts'
import { type Dates, readStatus, statuses, statusOf } from '../../works/status.ts'
import { byStatus, hasMediaSlug, isInAll, isInStatus, isStreamedBy, isUpdatedSince } from '../store/media.ts'
import { dated } from './timestamps.ts'
import { LongText } from './value-schemas.ts'

const Titles = Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))
const ageRatings = ['G', 'PG', 'R', 'R18']

/** Attributes of anime and manga, in Kitsu's order. */
export const mediaAttributes = (type: MediaType, subtypes: readonly string[]) => ({
  ...dated,
  slug: readOnly(text('slug')),
  synopsis: text('description', LongText),
  description: text('description', LongText),
  coverImageTopOffset: number('cover_image_top_offset'),
  titles: required(json('titles', Titles)),
  canonicalTitle: text('canonical_title'),
  abbreviatedTitles: json('abbreviated_titles', Type.Array(Type.String())),
  averageRating: computed(
    ['average_rating'],
    Type.String({ pattern: '^\\d+\\.\\d\\d$' }),
    (row: { average_rating: number | null }) =>
      row.average_rating === null ? null : (row.average_rating / 100).toFixed(2),
    byColumn('average_rating'),
  ),
  ratingFrequencies: computed(
    ['rating_frequencies'],
    Type.Record(Type.String(), Type.String()),
    (row: { rating_frequencies: string }) => frequencies(row.rating_frequencies),
  ),
  userCount: readOnly(number('user_count')),
  favoritesCount: readOnly(number('favorites_count')),
  startDate: text('start_date', Type.String({ format: 'date' })),
  endDate: text('end_date', Type.String({ format: 'date' })),
  nextRelease: time('next_release_ms'),
  popularityRank: readOnly(number('popularity_rank')),
  ratingRank: readOnly(number('rating_rank')),
  ageRating: text('age_rating', Type.Enum(ageRatings)),
  ageRatingGuide: text('age_rating_guide'),
  subtype: text('subtype', Type.Enum([...subtypes])),
  status: computed(
    ['start_date', 'end_date', 'status_override'],
    Type.Enum([...statuses]),
    (row: Dates, { today }) => statusOf(row, today),
    byStatus,
  ),
  tba: computed([], Type.String(), () => null),
  posterImage: uploadable(
    computed<Pick<MediaRow, 'id' | 'updated_at_ms' | 'poster_hash'>>(
      ['id', 'updated_at_ms', 'poster_hash'],
      Picture,
      ({ id, updated_at_ms, poster_hash }, view) =>
        imageOf('poster', { type, id, updatedAtMs: updated_at_ms, hash: poster_hash }, view),
    ),
  ),
  coverImage: uploadable(
    computed<Pick<MediaRow, 'id' | 'updated_at_ms' | 'cover_hash'>>(
      ['id', 'updated_at_ms', 'cover_hash'],
      Picture,
      ({ id, updated_at_ms, cover_hash }, view) =>
        imageOf('cover', { type, id, updatedAtMs: updated_at_ms, hash: cover_hash }, view),
    ),
  ),
})

export const mediaRelationships = (type: MediaType) =>
  ({
    genres: throughTable(type, 'genres', 'genre'),
    categories: throughTable(type, 'categories', 'category'),
    castings: ofMedia(type, 'castings'),
    installments: ofMedia(type, 'installments'),
    mappings: { kind: 'to-many', type: 'mappings', column: 'item_id', where: { item_type: type } },
    reviews: ofMedia(type, 'reviews'),
    mediaRelationships: {
      kind: 'to-many',
      type: 'mediaRelationships',
      column: 'source_id',
      where: { source_type: type },
    },
    characters: ofMedia(type, 'mediaCharacters'),
    staff: ofMedia(type, 'mediaStaff'),
    productions: ofMedia(type, 'mediaProductions'),
    quotes: ofMedia(type, 'quotes'),
  }) as const satisfies Record<string, Relationship>

/** Resources that refer to media by type and id. */
export function ofMedia(mediaType: MediaType, type: string): Relationship {
  return { kind: 'to-many', type, column: 'media_id', where: { media_type: mediaType } }
}

/** Matches the indexes of the tables. */
export const indexedMediaSorts: readonly string[] = [
  'startDate',
  'averageRating',
  'popularityRank',
  'ratingRank',
  'userCount',
  'updatedAt',
]

export const mediaFilters = (type: MediaType, subtypes: readonly string[]): Record<string, Filter> => ({
  year: numberRange('year'),
  averageRating: numberRange('average_rating', 100),
  userCount: numberRange('user_count'),
  status: {
    description: `A comma-separated list of ${statuses.join(', ')}.`,
    maxValues: maxConditions,
    condition: (values, scope) =>
      anyOf(values.flatMap(readStatus).map((status) => isInStatus(status, scope))),
  },
  subtype: anyText('subtype', (value) => matchIgnoringCase(value, subtypes)),
  ageRating: anyText('age_rating', (value) => matchIgnoringCase(value, ageRatings)),
  genres: hasAll(type, 'genre'),
  categories: hasAll(type, 'category'),
  streamers: {
    description: 'A comma-separated list of streaming sites. Matches media on any of them.',
    condition: (values, scope) => isStreamedBy(type, values, scope),
  },
  slug: {
    description: 'Current or former slugs.',
    sort: byText('slug'),
    condition: (values, scope) => hasMediaSlug(type, values, scope),
  },
  since: {
    description: 'Media updated at or after this time.',
    sort: byColumn('updated_at_ms'),
    condition: (values, scope) => {
      const sinceMs = Date.parse(values.join(','))
      return Number.isNaN(sinceMs) ? undefined : isUpdatedSince(sinceMs, scope)
    },
  },
})

function hasAll(type: MediaType, table: 'genre' | 'category'): Filter {
  return {
    description: 'Slugs or titles; media must have all of them.',
    maxValues: maxConditions,
    condition: (values, scope) => isInAll(type, table, values, scope),
  }
}

function throughTable(mediaType: MediaType, type: string, name: string): Relationship {
  return {
    kind: 'through',
    type,
    table: `media_${name}`,
    near: 'media_id',
    far: `${name}_id`,
    where: { media_type: mediaType },
    write: 'optional',
  }
}

function matchIgnoringCase(value: string, values: readonly string[]): string[] {
  return values.filter((text) => text.toLowerCase() === value.toLowerCase())
}

/** Contains every rating from 2 to 20; counts are strings. */
function frequencies(stored: string): Record<string, string> {
  const counts: Record<string, number> = JSON.parse(stored)
  return Object.fromEntries(
    Array.from({ length: 19 }, (_, index) => [index + 2, String(counts[index + 2] ?? 0)]),
  )
}
