import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createGists: Migration = async () => {}
