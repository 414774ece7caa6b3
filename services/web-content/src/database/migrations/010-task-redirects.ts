import type { Migration } from '@octavo/platform/data/migrate.ts'

export const addTaskRedirects: Migration = async (db) => {
  await db.schema.alterTable('crawl_task').addColumn('redirects', 'text').execute()
}
