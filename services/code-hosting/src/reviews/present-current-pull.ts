import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { presentCurrentIssue } from '../issues/present-current-issue.ts'
import type { Addresses } from '../wire/addresses.ts'

export const presentCurrentPull = (
  db: Kysely<Tables>,
  repository: RepositoryRow,
  id: number,
  addresses: Addresses,
) => presentCurrentIssue(db, repository, id, addresses)
