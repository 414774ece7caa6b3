import { type SqlBool, sql } from 'kysely'
import { Type } from 'typebox'
import type { MediaRow, MediaType } from '../../database/media-tables.ts'
import { givenPicture, Picture, pictureOf } from '../../images/image-attribute.ts'
import { computed, json, number, readOnly, required, text, time } from '../../json-api/attributes.ts'
import type { Condition, Filter, Relationship, Scope } from '../../json-api/resource.ts'
import { allOf, anyOf, isIn } from '../../json-api/store/conditions.ts'
import { anyText, numberRange } from '../../json-api/store/filters.ts'
import { byColumn, byText } from '../../json-api/store/sorts.ts'
import { slugOf } from '../../works/slugs.ts'
import { type Dates, hasStatus, readStatus, statuses, statusOf } from '../../works/status.ts'
import { dated } from './timestamps.ts'
import { LongText } from './value-schemas.ts'

const Titles = Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))
const ageRatings = ['G', 'PG', 'R', 'R18']

/** What both kinds of media have, in the order of the wire. */
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
  posterImage: givenPicture(
    computed<Pick<MediaRow, 'id' | 'updated_at_ms' | 'poster_hash'>>(
      ['id', 'updated_at_ms', 'poster_hash'],
      Picture,
      ({ id, updated_at_ms, poster_hash }, view) =>
        pictureOf('poster', { type, id, updatedAtMs: updated_at_ms, hash: poster_hash }, view),
    ),
  ),
  coverImage: givenPicture(
    computed<Pick<MediaRow, 'id' | 'updated_at_ms' | 'cover_hash'>>(
      ['id', 'updated_at_ms', 'cover_hash'],
      Picture,
      ({ id, updated_at_ms, cover_hash }, view) =>
        pictureOf('cover', { type, id, updatedAtMs: updated_at_ms, hash: cover_hash }, view),
    ),
  ),
})

export const mediaRelationships = (type: MediaType) =>
  ({
    genres: shelf(type, 'genres', 'genre'),
    categories: shelf(type, 'categories', 'category'),
    castings: about(type, 'castings'),
    installments: about(type, 'installments'),
    mappings: { kind: 'to-many', type: 'mappings', column: 'item_id', where: { item_type: type } },
    reviews: about(type, 'reviews'),
    mediaRelationships: {
      kind: 'to-many',
      type: 'mediaRelationships',
      column: 'source_id',
      where: { source_type: type },
    },
    characters: about(type, 'mediaCharacters'),
    staff: about(type, 'mediaStaff'),
    productions: about(type, 'mediaProductions'),
    quotes: about(type, 'quotes'),
  }) as const satisfies Record<string, Relationship>

/** What refers to a work by its kind and id. */
export function about(mediaType: MediaType, type: string): Relationship {
  return { kind: 'to-many', type, column: 'media_id', where: { media_type: mediaType } }
}

/** As the indexes of the tables are. */
export const walkedMedia: readonly string[] = [
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
    description: `Any of ${statuses.join(', ')}.`,
    condition: (values, scope) =>
      anyOf(values.flatMap(readStatus).map((status) => hasStatus(status, datesIn(scope), scope.today))),
  },
  subtype: anyText('subtype', (value) => alike(value, subtypes)),
  ageRating: anyText('age_rating', (value) => alike(value, ageRatings)),
  genres: onShelves(type, 'genre'),
  categories: onShelves(type, 'category'),
  streamers: {
    description: 'Where it can be watched: any of these sites.',
    condition: (values, { column, dialect }) => {
      const names = isIn(
        sql`lower(streamer.site_name)`,
        values.map((value) => value.toLowerCase()),
        dialect,
      )
      return sql`${column('id')} in (select streaming_link.media_id from streaming_link
        join streamer on streamer.id = streaming_link.streamer_id
        where streaming_link.media_type = ${type} and ${names})`
    },
  },
  slug: {
    description: 'The word that stands for it in addresses, or one that did.',
    sort: byText('slug'),
    condition: (values, scope) => anyOf(values.map((value) => hasSlug(type, value, scope))),
  },
  since: {
    description: 'What has changed since this time.',
    sort: byColumn('updated_at_ms'),
    condition: (values, { column }) => {
      const time = Date.parse(values.join(','))
      return Number.isNaN(time) ? undefined : sql<SqlBool>`${column('updated_at_ms')} >= ${time}`
    },
  },
})

/** Every slug that a work has had leads to it. */
export function hasSlug(type: MediaType, slug: string, { column }: Scope): Condition {
  return sql`(${column('slug')} = ${slug} or ${column('id')} = (select media_slug.media_id from media_slug
    where media_slug.media_type = ${type} and media_slug.slug = ${slug}
      and not exists (select 1 from ${sql.table(type)} as present where present.slug = ${slug})))`
}

/** On all of these shelves. Clients name them as they are shown or by their slugs. */
function onShelves(type: MediaType, shelf: 'genre' | 'category'): Filter {
  const between = sql.raw(`media_${shelf}`)
  return {
    description: 'All of these, by their slugs.',
    condition: (values, { column }) =>
      allOf(
        values.map(
          (value) => sql<SqlBool>`${column('id')} in (select ${between}.media_id from ${between}
            join ${sql.table(shelf)} on ${sql.ref(`${shelf}.id`)} = ${between}.${sql.ref(`${shelf}_id`)}
            where ${between}.media_type = ${type} and ${sql.ref(`${shelf}.slug`)} = ${slugOf(value)})`,
        ),
      ),
  }
}

function shelf(mediaType: MediaType, type: string, name: string): Relationship {
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

function alike(value: string, known: readonly string[]): string[] {
  return known.filter((one) => one.toLowerCase() === value.toLowerCase())
}

function datesIn({ column }: Scope) {
  return { start: column('start_date'), end: column('end_date'), override: column('status_override') }
}

function byStatus(scope: Scope) {
  const ranks = statuses.map(
    (status, rank) => sql`when ${hasStatus(status, datesIn(scope), scope.today)} then ${sql.lit(rank)}`,
  )
  return sql<number>`case ${sql.join(ranks, sql` `)} end`
}

/** Every rating from 2 to 20 is named, and counts are texts. */
function frequencies(kept: string): Record<string, string> {
  const counts: Record<string, number> = JSON.parse(kept)
  return Object.fromEntries(
    Array.from({ length: 19 }, (_, index) => [index + 2, String(counts[index + 2] ?? 0)]),
  )
}
