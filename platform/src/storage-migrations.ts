import type { Migration, MigrationSet } from './data/migrate.ts'
import { authMigrations } from './internal/auth/migrations.ts'
import { jobMigrations } from './internal/jobs/migrations.ts'
import { limitMigrations } from './internal/limits/migrations.ts'
import { seedMigrations } from './internal/seed.ts'

/** Returns all migrations of a service's database: those of the platform, then its own. */
export function storageMigrations(name: string, steps: Record<string, Migration>): MigrationSet[] {
  return [authMigrations, limitMigrations, jobMigrations, seedMigrations, { set: name, steps }]
}
