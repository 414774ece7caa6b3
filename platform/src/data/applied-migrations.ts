import type { DatabaseSync } from 'node:sqlite'

export const migrationTable = 'octavo_migration'

/** The names of the migrations that were applied to a SQLite database, in alphabetical order. */
export function readAppliedMigrations(database: DatabaseSync): string[] {
  const rows = database.prepare(`select name from ${migrationTable} order by name`).all()
  return rows.map((row) => String(row.name))
}
