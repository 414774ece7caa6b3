import { authMigrations } from './auth/migrations.ts'
import type { Migration, MigrationSet } from './data/migrate.ts'
import { jobMigrations } from './jobs/migrations.ts'
import { limitMigrations } from './limits/migrations.ts'
import { seedMigrations } from './seed.ts'

/** The whole history of a service's database: the tables of each room, and its own. */
export function storageMigrations(name: string, steps: Record<string, Migration>): MigrationSet[] {
  return [authMigrations, limitMigrations, jobMigrations, seedMigrations, { set: name, steps }]
}
