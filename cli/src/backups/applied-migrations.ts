import type { DatabaseSync } from 'node:sqlite'

export function readMigrations(database: DatabaseSync): string[] {
  const rows = database.prepare('select name from octavo_migration order by name').all()
  return rows.map((row) => String(row.name))
}
