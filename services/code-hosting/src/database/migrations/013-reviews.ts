import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createReviews: Migration = async () => {}
