import type { Kysely } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { presentIssue } from '../issues/present/issues.ts'
import { loadIssueDetails } from '../issues/store/issue-details.ts'
import type { PresentedText } from '../markdown/body-media.ts'
import { findRepositories } from '../repositories/store/repositories.ts'
import type { Addresses } from '../wire/addresses.ts'
import type { PullParts } from './present/pulls.ts'
import { presentRequestedReviewers } from './present/requested-reviewers.ts'
import { type PullRequest, readAutoMerge } from './store/pulls.ts'
import { loadRequestedReviewers } from './store/requested-reviewers.ts'

interface PullPage {
  repository: RepositoryRow
  pulls: readonly PullRequest[]
  addresses: Addresses
  /** Bodies by issue id. Default: raw. */
  texts?: ReadonlyMap<number, PresentedText<string | null>>
  /** The repositories among these that the caller can see. */
  listVisible(repositories: readonly RepositoryRow[]): Promise<ReadonlySet<number>>
}

/** Loads what the pull requests of one repository are presented with: one query of each kind for a whole page. */
export async function loadPullParts(
  db: Kysely<Tables>,
  { repository, pulls, addresses, texts, listVisible }: PullPage,
): Promise<Map<number, PullParts>> {
  const issues = pulls.map(({ issue }) => issue)
  const details = await loadIssueDetails(db, issues, [repository])
  const requested = await loadRequestedReviewers(
    db,
    issues.map(({ id }) => id),
  )
  const headRepositories = await findRepositories(
    db,
    pulls.flatMap(({ pull }) => pull.head_repository_id ?? []),
  )
  const others = [...headRepositories.values()].filter(({ id }) => id !== repository.id)
  const visible = await listVisible(others)
  const accounts = await findAccounts(db, pulls.flatMap(accountsOf))
  return new Map(
    pulls.map(({ issue, pull }) => {
      const headRepository = headRepositories.get(pull.head_repository_id ?? 0)
      const parts: PullParts = {
        issue: presentIssue(issue, repository, details, addresses, texts?.get(issue.id)),
        repository,
        headRepository,
        showsHead: headRepository?.id === repository.id || visible.has(headRepository?.id ?? 0),
        accounts,
        reviewers: presentRequestedReviewers(issue.id, requested, repository, addresses),
      }
      return [issue.id, parts]
    }),
  )
}

function accountsOf({ issue, pull }: PullRequest): number[] {
  return [issue.author_id, ...[pull.merged_by_id, readAutoMerge(pull)?.enabledById].flatMap((id) => id ?? [])]
}
