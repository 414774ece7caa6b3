import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createWebhookTables } from '@octavo/platform/webhooks/migrations.ts'
import { startIds } from './numbered.ts'

export const createWebhooks: Migration = async (db, dialect) => {
  await createWebhookTables(db, dialect)
  await startIds(db, dialect, 'octavo_webhook', 1_000_001)
}
