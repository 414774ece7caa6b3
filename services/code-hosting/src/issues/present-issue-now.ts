import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'
import { presentIssue } from './present/issues.ts'
import { presentToldLabel } from './present/labels.ts'
import { loadIssueDetails } from './store/issue-details.ts'
import { findIssueById } from './store/issues.ts'

/** One issue as it is at this moment, for what is told of it. */
export async function presentIssueNow(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  id: number,
  addresses: Addresses,
) {
  const issue = await findIssueById(db, id)
  if (!issue) throw new Error(`There is no issue ${id}`)
  const shown = presentIssue(issue, repository, await loadIssueDetails(db, [issue], [repository]), addresses)
  return { ...shown, labels: shown.labels.map(presentToldLabel) }
}
