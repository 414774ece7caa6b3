import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

/** One subscription of a callback to each format of a query, instead of one to each URL of a feed. The newest remains. */
export const identifyHubFormats: Migration = async (db) => {
  await sql`delete from hub_subscription where exists (
    select 1 from hub_subscription as newer
    where newer.query_id = hub_subscription.query_id and newer.format = hub_subscription.format
      and newer.callback = hub_subscription.callback and newer.id > hub_subscription.id)`.execute(db)
  await db.schema.dropIndex('hub_subscription_callback').execute()
  await db.schema
    .createIndex('hub_subscription_callback')
    .on('hub_subscription')
    .columns(['query_id', 'format', 'callback'])
    .unique()
    .execute()
}
