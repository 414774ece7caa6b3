import { fromBit } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { presentIssue } from '../../issues/present/issues.ts'
import { presentTimeOrNull } from '../../issues/present/milestones.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import { presentRepository } from '../../repositories/present/repositories.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { type PullRequest, type PullRow, readAutoMerge } from '../store/pulls.ts'
import type { presentRequestedReviewers } from './requested-reviewers.ts'

type Schemas = components['schemas']

/** Data that a pull request is presented with. */
export interface PullParts {
  issue: ReturnType<typeof presentIssue>
  repository: RepositoryRow
  /** Undefined after it was deleted. */
  headRepository: RepositoryRow | undefined
  /** The caller can see the head repository. */
  showsHead: boolean
  accounts: ReadonlyMap<number, AccountRow>
  reviewers: ReturnType<typeof presentRequestedReviewers>
}

/** The form in lists. */
export function presentPullSimple({ issue: row, pull }: PullRequest, parts: PullParts, addresses: Addresses) {
  const { issue, repository, headRepository, showsHead, reviewers } = parts
  const { api, page } = gitAddresses(repository, addresses)
  const url = `${api}/pulls/${row.number}`
  const html_url = `${page}/pull/${row.number}`
  const urls = {
    url,
    html_url,
    diff_url: `${html_url}.diff`,
    patch_url: `${html_url}.patch`,
    issue_url: `${api}/issues/${row.number}`,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${api}/pulls/comments{/number}`,
    comments_url: `${api}/issues/${row.number}/comments`,
    statuses_url: `${api}/statuses/${pull.head_oid}`,
  }
  const headOwner = headRepository && ownerOf(headRepository)
  const shownHead = showsHead ? headRepository : undefined
  return {
    ...urls,
    id: row.id,
    node_id: nodeId('PullRequest', row.id),
    number: row.number,
    state: issue.state,
    locked: issue.locked,
    title: issue.title,
    user: issue.user,
    ...textOf(issue),
    created_at: issue.created_at,
    updated_at: issue.updated_at,
    closed_at: issue.closed_at,
    merged_at: presentTimeOrNull(pull.merged_at_ms),
    merge_commit_sha: pull.merge_commit_oid,
    assignee: issue.assignee,
    assignees: issue.assignees,
    requested_reviewers: reviewers.users,
    requested_teams: reviewers.teams,
    labels: issue.labels,
    milestone: issue.milestone,
    draft: fromBit(pull.is_draft),
    head: {
      ...presentSide(pull.head_ref, pull.head_oid, headOwner ?? accountOf(row.author_id)),
      repo: shownHead ? presentRepository(shownHead, addresses) : null,
    },
    base: {
      ...presentSide(pull.base_ref, pull.base_oid, ownerOf(repository)),
      repo: presentRepository(repository, addresses),
    },
    _links: {
      self: { href: urls.url },
      html: { href: urls.html_url },
      issue: { href: urls.issue_url },
      comments: { href: urls.comments_url },
      review_comments: { href: urls.review_comments_url },
      review_comment: { href: urls.review_comment_url },
      commits: { href: urls.commits_url },
      statuses: { href: urls.statuses_url },
    },
    author_association: issue.author_association,
    auto_merge: presentAutoMerge(),
    active_lock_reason: issue.active_lock_reason,
  }

  function accountOf(id: number): AccountRow {
    return parts.accounts.get(id) ?? ghost
  }

  function presentSide(ref: string, sha: string, owner: AccountRow) {
    return { label: `${owner.login}:${ref}`, ref, sha, user: presentAccount(owner, addresses) }
  }

  function presentAutoMerge() {
    const autoMerge = readAutoMerge(pull)
    if (!autoMerge) return null
    const { enabledById, method, commitTitle, commitMessage } = autoMerge
    return {
      enabled_by: presentAccount(accountOf(enabledById), addresses),
      merge_method: method,
      commit_title: commitTitle,
      commit_message: commitMessage,
    }
  }
}

/** The complete form. */
export function presentPull(
  request: PullRequest,
  parts: PullParts,
  mergeableState: string,
  addresses: Addresses,
) {
  const { issue, pull } = request
  const isTested = isMergeTested(pull)
  const isMergeable = isTested ? pull.mergeability === 'mergeable' : null
  const merger = pull.merged_by_id === null ? undefined : (parts.accounts.get(pull.merged_by_id) ?? ghost)
  return {
    ...presentPullSimple(request, parts, addresses),
    merged: pull.merged_at_ms !== null,
    mergeable: isMergeable,
    rebaseable: isMergeable === null ? null : isMergeable && fromBit(pull.is_rebaseable),
    mergeable_state: mergeableState,
    merged_by: merger ? presentAccount(merger, addresses) : null,
    comments: issue.comments,
    review_comments: pull.review_comments,
    maintainer_can_modify: fromBit(pull.maintainer_can_modify),
    commits: pull.commits,
    additions: pull.additions,
    deletions: pull.deletions,
    changed_files: pull.changed_files,
  } satisfies Omit<Schemas['pull-request'], 'head' | 'body' | 'auto_merge'>
}

/** Returns true if the result of the merge test is known for the current commits. */
export function isMergeTested({ is_open, mergeability, ...pull }: PullRow): boolean {
  const isCurrent = pull.tested_base_oid === pull.base_oid && pull.tested_head_oid === pull.head_oid
  return is_open === 1 && mergeability !== 'unknown' && isCurrent
}

function ownerOf({ owner_id, owner_login, owner_role }: RepositoryRow): AccountRow {
  return { id: owner_id, login: owner_login, role: owner_role }
}

/** The body in the requested representations. */
function textOf({ body, body_text, body_html }: PullParts['issue']) {
  return {
    ...(body === undefined ? {} : { body }),
    ...(body_text === undefined ? {} : { body_text }),
    ...(body_html === undefined ? {} : { body_html }),
  }
}
