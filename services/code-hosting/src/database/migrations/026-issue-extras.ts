import type { Migration } from '@octavo/platform/data/migrate.ts'

export const addIssueExtras: Migration = async () => {}
