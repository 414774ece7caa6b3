import { userTable } from '@octavo/platform/auth/user-table.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

export const createReadingViews: Migration = async (db) => {
  // R18 works are few, and every query for resources of a work excludes them.
  for (const table of ['anime', 'manga']) {
    const name = sql.id(`${table}_adult`)
    await sql`create index ${name} on ${sql.table(table)} (id) where age_rating = 'R18'`.execute(db)
    // Search scans descriptions, which few imported rows have.
    const described = sql.id(`${table}_described`)
    await sql`create index ${described} on ${sql.table(table)} (id) where description is not null`.execute(db)
  }
  for (const table of ['character', 'person'])
    await db.schema.createIndex(`${table}_named`).on(table).columns(['slug', 'id']).execute()
  await sql`
    create view rated_review as
    select r.id, r.media_type, r.media_id, r.user_id, r.content, r.content_formatted, r.likes_count, r.progress,
      r.source, r.spoiler, r.created_at_ms, r.updated_at_ms,
      (select rating.rating from rating where rating.user_id = r.user_id
        and rating.media_type = r.media_type and rating.media_id = r.media_id) as rating
    from review r`.execute(db)
  await sql`
    create view public_user as
    select u.id, u.login as slug, coalesce(p.name, u.login) as name, p.about, u.created_at_ms,
      coalesce(p.updated_at_ms, u.created_at_ms) as updated_at_ms,
      (select count(*) from review_like l where l.user_id = u.id) as likes_given_count,
      (select cast(coalesce(sum(r.likes_count), 0) as bigint) from review r where r.user_id = u.id) as likes_received_count,
      (select count(*) from rating g where g.user_id = u.id) as ratings_count,
      (select count(*) from review r where r.user_id = u.id) as reviews_count,
      (select count(*) from media_reaction m where m.user_id = u.id) as media_reactions_count
    from ${sql.table(userTable)} u left join profile p on p.user_id = u.id
    where u.suspended_at_ms is null`.execute(db)
}
