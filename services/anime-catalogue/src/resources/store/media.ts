import { type SqlBool, sql } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Condition, Scope } from '../../json-api/resource.ts'
import { allOf, isIn } from '../../json-api/store/conditions.ts'
import { slugOf } from '../../works/slugs.ts'
import { type Status, statuses } from '../../works/status.ts'
import { hasStatus } from '../../works/store/status.ts'

/** Matches current slugs, and former ones that no other work has taken. */
export function hasMediaSlug(
  type: MediaType,
  slugs: readonly string[],
  { column, dialect }: Scope,
): Condition {
  const isFormer = isIn(sql.ref('media_slug.slug'), slugs, dialect)
  return sql`(${isIn(column('slug'), slugs, dialect)} or ${column('id')} in (select media_slug.media_id from media_slug
    where media_slug.media_type = ${type} and ${isFormer}
      and not exists (select 1 from ${sql.table(type)} as present where present.slug = media_slug.slug)))`
}

/** Clients send titles or slugs of genres and categories. */
export function isInAll(
  type: MediaType,
  table: 'genre' | 'category',
  names: readonly string[],
  { column }: Scope,
): Condition {
  const link = sql.raw(`media_${table}`)
  return allOf(
    names.map(
      (name) => sql<SqlBool>`${column('id')} in (select ${link}.media_id from ${link}
        join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${link}.${sql.ref(`${table}_id`)}
        where ${link}.media_type = ${type} and ${sql.ref(`${table}.slug`)} = ${slugOf(name)})`,
    ),
  )
}

export function isStreamedBy(
  type: MediaType,
  sites: readonly string[],
  { column, dialect }: Scope,
): Condition {
  const names = isIn(
    sql`lower(streamer.site_name)`,
    sites.map((site) => site.toLowerCase()),
    dialect,
  )
  return sql`${column('id')} in (select streaming_link.media_id from streaming_link
    join streamer on streamer.id = streaming_link.streamer_id
    where streaming_link.media_type = ${type} and ${names})`
}

export function isUpdatedSince(sinceMs: number, { column }: Scope): Condition {
  return sql<SqlBool>`${column('updated_at_ms')} >= ${sinceMs}`
}

export function isInStatus(status: Status, scope: Scope): Condition {
  return hasStatus(status, datesIn(scope), scope.today)
}

function datesIn({ column }: Scope) {
  return { start: column('start_date'), end: column('end_date'), override: column('status_override') }
}

export function byStatus(scope: Scope) {
  const ranks = statuses.map((status, rank) => sql`when ${isInStatus(status, scope)} then ${sql.lit(rank)}`)
  return sql<number>`case ${sql.join(ranks, sql` `)} end`
}
