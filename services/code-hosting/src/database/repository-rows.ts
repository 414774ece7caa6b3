import type { Selectable } from 'kysely'
import type { RepositoryTable } from './repository-tables.ts'

/** A repository joined with its owner. */
export type RepositoryRow = Selectable<RepositoryTable> & { owner_login: string; owner_role: string }
