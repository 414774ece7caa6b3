import type { Transaction } from 'kysely'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { TokenRights } from '../database/token-rights.ts'
import { joinChange } from '../issues/issue-change.ts'
import { closeIssue } from '../issues/issue-state.ts'
import { parseClosingReferences } from '../issues/parse-references.ts'
import { acceptsReferences, mayCloseByKeyword } from '../issues/reference-targets.ts'
import { findIssueById } from '../issues/store/issues.ts'
import { listIssueIdsOfBranch } from '../issues/store/linked-branches.ts'
import { findReferences } from '../issues/text-references.ts'
import { getRepositoryById } from '../repositories/store/repositories.ts'

interface Merge {
  repository: RepositoryRow
  /** The user who merges. Only issues that this user may close are closed. */
  actor: AccountRow
  token: TokenRights | undefined
  body: string | null
  head: { repositoryId: number | null; ref: string }
}

/**
 * Closes the issues that the body of a merged pull request names after closing keywords, and those that its head
 * branch is linked to.
 */
export async function closeLinkedIssues(
  context: Pick<Context, 'activity' | 'clock' | 'pulls' | 'url'>,
  tx: Transaction<Tables>,
  { repository, actor, token, body, head }: Merge,
): Promise<void> {
  const closing = parseClosingReferences(body, context.url())
  const viewer = viewerOfAccount(actor, token)
  const named = closing.length ? await findReferences(tx, closing, { repository, viewer }) : []
  const linked = head.repositoryId === null ? [] : await listIssueIdsOfBranch(tx, head.repositoryId, head.ref)
  for (const id of new Set([...named.map(({ issue }) => issue.id), ...linked])) {
    const issue = await findIssueById(tx, id)
    if (!issue?.is_open || issue.is_pull) continue
    const source = { repository, actor, nowMs: context.clock.now() }
    if (!(await acceptsReferences(tx, issue.repository_id, source))) continue
    const target = await getRepositoryById(tx, issue.repository_id)
    if (!(await mayCloseByKeyword(tx, target, viewer))) continue
    await joinChange(context, tx, { repository: target, actor }, (change) =>
      closeIssue(change, issue, 'completed'),
    )
  }
}
