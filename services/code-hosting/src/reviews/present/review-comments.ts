import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import { presentReactionCounts } from '../../issues/present/reactions.ts'
import type { PresentedText } from '../../markdown/body-media.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { associationOf } from '../../repositories/store/associations.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { ReviewCommentRow } from '../store/review-comments.ts'
import type { ThreadRow } from '../store/review-threads.ts'
import type { ReviewDetails } from './reviews.ts'

/** The published schema does not know that `line` and `position` of outdated comments are null. */
type Published = Omit<components['schemas']['pull-request-review-comment'], Changed> &
  Record<Exclude<Changed, 'body'>, number | null>

type Changed = 'body' | 'line' | 'original_line' | 'position'

export function presentReviewComment(
  row: ReviewCommentRow,
  thread: ThreadRow,
  { repository, accounts, associations, numbers }: ReviewDetails,
  addresses: Addresses,
  body: PresentedText<string> = { body: row.body },
) {
  const fullName = fullNameOf(repository)
  const number = numbers.get(row.issue_id) ?? 0
  const url = `${addresses.api}/repos/${fullName}/pulls/comments/${row.id}`
  const htmlUrl = `${addresses.html}/${fullName}/pull/${number}#discussion_r${row.id}`
  const pullUrl = `${addresses.api}/repos/${fullName}/pulls/${number}`
  return {
    url,
    pull_request_review_id: row.review_id,
    id: row.id,
    node_id: nodeId('PullRequestReviewComment', row.id),
    diff_hunk: thread.diff_hunk,
    path: thread.path,
    position: thread.position,
    original_position: thread.original_position,
    commit_id: thread.commit_oid,
    original_commit_id: thread.original_commit_oid,
    ...(row.in_reply_to_id === null ? {} : { in_reply_to_id: row.in_reply_to_id }),
    user: presentAccount(accounts.get(row.author_id) ?? ghost, addresses),
    ...body,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    html_url: htmlUrl,
    pull_request_url: pullUrl,
    author_association: associationOf(associations, repository.id, row.author_id),
    _links: { self: { href: url }, html: { href: htmlUrl }, pull_request: { href: pullUrl } },
    reactions: presentReactionCounts(row.reactions, url),
    start_line: thread.start_line,
    original_start_line: thread.original_start_line,
    start_side: thread.start_side,
    line: thread.line,
    original_line: thread.original_line,
    side: thread.side,
    subject_type: thread.subject,
  } satisfies Published
}
