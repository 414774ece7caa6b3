import type { Kysely, Transaction } from 'kysely'
import { ghost } from '../../accounts/present/accounts.ts'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { findPull, findPullById, type PullRequest } from '../../pulls/store/pulls.ts'
import { findRepositoryById } from '../../repositories/store/repositories.ts'

/** A pull request with what merging it needs. */
export interface MergePull extends PullRequest {
  author: AccountRow
  /** Undefined after the repository was deleted. */
  headRepository: RepositoryRow | undefined
}

export async function findMergePull(
  db: Kysely<Tables>,
  repositoryId: number,
  number: number,
): Promise<MergePull | undefined> {
  return complete(db, await findPull(db, repositoryId, number))
}

export async function findMergePullById(db: Kysely<Tables>, issueId: number): Promise<MergePull | undefined> {
  return complete(db, await findPullById(db, issueId))
}

async function complete(
  db: Kysely<Tables>,
  request: PullRequest | undefined,
): Promise<MergePull | undefined> {
  if (!request) return undefined
  const { issue, pull } = request
  const author = (await findAccounts(db, [issue.author_id])).get(issue.author_id) ?? ghost
  const headRepository =
    pull.head_repository_id === null ? undefined : await findRepositoryById(db, pull.head_repository_id)
  return { issue, pull, author, headRepository }
}

export interface MergeTest {
  baseOid: string
  headOid: string
  mergeability: 'mergeable' | 'conflicting'
  isRebaseable: boolean
  mergeCommitOid: string | null
}

/** Compare-and-set on both commits, so the result of an old test never replaces that of a newer one. */
export async function storeMergeTest(
  tx: Transaction<Tables>,
  issueId: number,
  { baseOid, headOid, mergeability, isRebaseable, mergeCommitOid }: MergeTest,
): Promise<void> {
  await tx
    .updateTable('pull_request')
    .set({
      mergeability,
      is_rebaseable: isRebaseable ? 1 : 0,
      tested_base_oid: baseOid,
      tested_head_oid: headOid,
      merge_commit_oid: mergeCommitOid,
    })
    .where('issue_id', '=', issueId)
    .where('is_open', '=', 1)
    .where('base_oid', '=', baseOid)
    .where('head_oid', '=', headOid)
    .execute()
}
