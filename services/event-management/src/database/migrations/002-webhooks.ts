import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createWebhookTables } from '@octavo/platform/webhooks/migrations.ts'
import { webhookTable } from '@octavo/platform/webhooks/queries.ts'
import { startIds } from './numbered.ts'

export const createWebhooks: Migration = async (db, dialect) => {
  await createWebhookTables(db, dialect)
  await startIds(db, dialect, webhookTable, 1_000_001)
}
