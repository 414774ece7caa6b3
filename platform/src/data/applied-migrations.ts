import type { DatabaseSync } from 'node:sqlite'

export const migrationTable = 'octavo_migration'

/** Returns the names of the migrations applied to a SQLite database, in alphabetical order. */
export function readAppliedMigrations(database: DatabaseSync): string[] {
  const rows = database.prepare(`select name from ${migrationTable} order by name`).all()
  return rows.map((row) => String(row.name))
}
