import type { Database } from '@octavo/platform/data/database.ts'
import { storageMigrations } from '@octavo/platform/storage-migrations.ts'
import type { TestDatabases } from '@octavo/testing/databases.ts'
import type { Tables } from '../src/database/tables.ts'
import service from '../src/index.ts'

/** An empty catalogue with the platform's account tables. */
export function openCatalogue(databases: TestDatabases, name?: string): Promise<Database<Tables>> {
  const migrations = storageMigrations(service.name, service.migrations ?? {})
  return databases.open<Tables>(migrations, name)
}

/** The content of all tables, without timestamps, and without generations to compare catalogues. */
export async function contentOf(
  db: Database<Tables>,
  { hasGenerations = true } = {},
): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {}
  for (const table of [
    'anime',
    'media_slug',
    'episode',
    'mapping',
    'media_relationship',
    'franchise',
    'installment',
    'genre',
    'media_genre',
    'category',
    'media_category',
    'producer',
    'media_production',
    'person',
    'character',
    'media_character',
    'character_voice',
    'media_staff',
    'media_source',
  ] as const) {
    const rows = await db.read.selectFrom(table).selectAll().execute()
    content[table] = rows
      .map(({ created_at_ms, updated_at_ms, taken_at_ms, changed_in, ...row }: Record<string, unknown>) =>
        hasGenerations ? { ...row, changed_in } : row,
      )
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  return content
}
