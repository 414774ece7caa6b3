import type { Transaction } from 'kysely'
import type { PullRequests } from '../context/pull-requests.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Change } from '../issues/issue-change.ts'
import { findPullById } from '../pulls/store/pulls.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { type Addresses, nodeId } from '../wire/addresses.ts'
import { presentMinimalPull } from './present/minimal-pulls.ts'
import { presentReviewComment } from './present/review-comments.ts'
import { presentReviewOfPayload } from './present/reviews.ts'
import { listCommentsOfThread, type ReviewCommentRow } from './store/review-comments.ts'
import { loadReviewDetails } from './store/review-details.ts'
import { findThreads, type ThreadRow } from './store/review-threads.ts'
import type { ReviewRow } from './store/reviews.ts'

/** Feeds have other names for some actions. */
const feedActions = { submitted: 'created', edited: 'updated', dismissed: 'dismissed' } as const

export function emitReviewEvent(
  { emit, pulls, repository }: Change,
  row: ReviewRow,
  action: keyof typeof feedActions,
  more: object = {},
): void {
  const { issue_id } = row
  const presentReview = async (tx: Transaction<Tables>, addresses: Addresses) =>
    presentReviewOfPayload(row, await loadReviewDetails(tx, [row], repository), addresses)
  emit({
    event: 'pull_request_review',
    action,
    about: { issueId: issue_id, isPull: true },
    payload: async (tx, addresses) => ({
      ...more,
      review: await presentReview(tx, addresses),
      pull_request: await presentPull(pulls, tx, repository, issue_id, addresses),
    }),
    feed: {
      type: 'PullRequestReviewEvent',
      payload: async (tx, addresses) => ({
        action: feedActions[action],
        review: { ...(await presentReview(tx, addresses)), body: row.body },
        pull_request: await presentPullOfFeed(tx, repository, issue_id, addresses),
      }),
    },
  })
}

export function emitCommentEvent(
  { emit, pulls, repository }: Change,
  row: ReviewCommentRow,
  action: 'created' | 'edited' | 'deleted',
  { thread, ...more }: { thread?: ThreadRow; changes?: object } = {},
): void {
  const { id, issue_id, thread_id } = row
  const presentComment = async (tx: Transaction<Tables>, addresses: Addresses) => {
    const parent = thread ?? (await findThreads(tx, [thread_id])).get(thread_id)
    if (!parent) throw new Error(`There is no thread of review comment ${id}`)
    return presentReviewComment(row, parent, await loadReviewDetails(tx, [row], repository), addresses)
  }
  emit({
    event: 'pull_request_review_comment',
    action,
    about: { issueId: issue_id, isPull: true },
    payload: async (tx, addresses) => ({
      ...more,
      comment: await presentComment(tx, addresses),
      pull_request: await presentPull(pulls, tx, repository, issue_id, addresses),
    }),
    ...(action === 'created' && {
      feed: {
        type: 'PullRequestReviewCommentEvent',
        payload: async (tx, addresses) => ({
          action,
          comment: await presentComment(tx, addresses),
          pull_request: await presentPullOfFeed(tx, repository, issue_id, addresses),
        }),
      },
    }),
  })
}

/** Payloads of longer threads contain their first comments. */
const maxComments = 100

export function emitThreadEvent(
  { emit, pulls, repository }: Change,
  thread: ThreadRow,
  action: 'resolved' | 'unresolved',
): void {
  emit({
    event: 'pull_request_review_thread',
    action,
    about: { issueId: thread.issue_id, isPull: true },
    payload: async (tx, addresses) => {
      const comments = await listCommentsOfThread(tx, thread.id, maxComments)
      const details = await loadReviewDetails(tx, comments, repository)
      return {
        thread: {
          node_id: nodeId('PullRequestReviewThread', thread.id),
          comments: comments.map((comment) => presentReviewComment(comment, thread, details, addresses)),
        },
        pull_request: await presentPull(pulls, tx, repository, thread.issue_id, addresses),
      }
    },
  })
}

async function presentPull(pulls: PullRequests, ...of: Parameters<PullRequests['presentPayload']>) {
  return (await pulls.presentPayload(...of)).pull_request
}

async function presentPullOfFeed(
  tx: Transaction<Tables>,
  repository: RepositoryRow,
  issueId: number,
  addresses: Addresses,
) {
  const current = await findPullById(tx, issueId)
  if (!current) throw new Error(`There is no pull request ${issueId}`)
  const headId = current.pull.head_repository_id
  const head = headId === null ? undefined : await findRepositoryById(tx, headId)
  const isVisible = head && (head.id === repository.id || head.visibility === 'public')
  return presentMinimalPull(current, { repository, head: isVisible ? head : undefined }, addresses)
}
