import type { Kysely } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'
import { presentIssue } from './present/issues.ts'
import { presentEventLabel } from './present/labels.ts'
import { type IssueDetails, loadFirstDetails, loadIssueDetails } from './store/issue-details.ts'
import { findIssueById, type IssueRow } from './store/issues.ts'

/** An issue with all data that it is presented with. */
export interface CurrentIssue {
  issue: IssueRow
  details: IssueDetails
}

export async function loadCurrentIssue(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  id: number,
): Promise<CurrentIssue> {
  const issue = await findIssueById(db, id)
  if (!issue) throw new Error(`There is no issue ${id}`)
  return describeIssue(db, repository, issue)
}

export async function describeIssue(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  issue: IssueRow,
): Promise<CurrentIssue> {
  return { issue, details: await loadIssueDetails(db, [issue], [repository]) }
}

/** A new issue without labels, assignees, milestone and type. */
export async function describeNewIssue(
  db: Kysely<Tables>,
  { repository, actor }: { repository: RepositoryRow; actor: AccountRow },
  issue: IssueRow,
): Promise<CurrentIssue> {
  return { issue, details: await loadFirstDetails(db, actor, repository) }
}

/** The form in event payloads. */
export function presentIssueOfEvent(
  { issue, details }: CurrentIssue,
  repository: RepositoryRow,
  addresses: Addresses,
) {
  const view = presentIssue(issue, repository, details, addresses)
  return { ...view, labels: view.labels.map(presentEventLabel) }
}

/** The current state of an issue, for event payloads. */
export async function presentCurrentIssue(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  id: number,
  addresses: Addresses,
) {
  return presentIssueOfEvent(await loadCurrentIssue(db, repository, id), repository, addresses)
}
