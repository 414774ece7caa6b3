import { problem, validationFailed } from '../errors.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { refuseLongBody } from '../issues/issue-rules.ts'
import type { IssueRow } from '../issues/store/issues.ts'
import type { ThreadError } from './new-threads.ts'

export type ReviewEvent = 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT'

const maxComments = 500

/** Validation errors of reviews are sentences without fields. */
export function reviewError(...errors: string[]) {
  return problem('unprocessable', { message: 'Unprocessable Entity', data: { errors } })
}

export function refuseReviewTexts(body: string, comments: readonly { body: string }[]): void {
  if (comments.length > maxComments) throw reviewError(`A review can have at most ${maxComments} comments`)
  refuseLongBody('PullRequestReview', body)
  for (const comment of comments) {
    if (comment.body.trim() === '') throw reviewError("Pull request review comment body can't be blank")
    refuseLongBody('PullRequestReviewComment', comment.body)
  }
}

export function refuseCommentText(body: string): void {
  if (body.trim() === '')
    throw validationFailed({
      resource: 'PullRequestReviewComment',
      code: 'missing_field',
      field: 'body',
    })
  refuseLongBody('PullRequestReviewComment', body)
}

/** An approval may be without text. Other reviews need a text or comments. */
export function refuseEvent(
  { actor }: Pick<IssueContext, 'actor'>,
  { author_id }: Pick<IssueRow, 'author_id'>,
  event: ReviewEvent,
  { body, hasComments }: { body: string; hasComments: boolean },
): void {
  if (author_id === actor.id && event === 'APPROVE')
    throw reviewError('Can not approve your own pull request')
  if (author_id === actor.id && event === 'REQUEST_CHANGES')
    throw reviewError('Can not request changes on your own pull request')
  if (event !== 'APPROVE' && body.trim() === '' && !hasComments)
    throw reviewError("Review body can't be blank")
}

export const onePending = () => reviewError('User can only have one pending review per pull request')

export const onePendingForComments = () =>
  validationFailed({
    resource: 'PullRequestReview',
    code: 'custom',
    field: 'user_id',
    message: 'user_id can only have one pending review per pull request',
  })

/** One sentence for all errors, as GitHub words it. */
export function invalidLocation(errors: readonly ThreadError[]) {
  const parts = errors.map(
    ({ field, message }) => `${field.replace(/[._]/g, ' ').replace(/^p/, 'P')} ${message}`,
  )
  return reviewError(parts.join(' and '))
}

export function invalidCommentLocation(errors: readonly ThreadError[]) {
  return validationFailed(
    ...errors.map(({ field, message }) => ({
      resource: 'PullRequestReviewComment',
      code: 'custom' as const,
      field,
      message: `${field} ${message}`,
    })),
  )
}
