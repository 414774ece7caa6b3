import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'
import { presentIssue } from './present/issues.ts'
import { presentEventLabel } from './present/labels.ts'
import { loadIssueDetails } from './store/issue-details.ts'
import { findIssueById } from './store/issues.ts'

/** The current state of an issue, for event payloads. */
export async function presentCurrentIssue(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  id: number,
  addresses: Addresses,
) {
  const issue = await findIssueById(db, id)
  if (!issue) throw new Error(`There is no issue ${id}`)
  const shown = presentIssue(issue, repository, await loadIssueDetails(db, [issue], [repository]), addresses)
  return { ...shown, labels: shown.labels.map(presentEventLabel) }
}
