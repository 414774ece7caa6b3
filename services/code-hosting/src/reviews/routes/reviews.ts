import type { Routes } from '@octavo/platform/service.ts'
import { issueContextOf } from '../../issues/issue-context.ts'
import { PullPath } from '../../pulls/schema/pull-bodies.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { dismissing, reading, reviewing } from '../review-needs.ts'
import type { ReviewEvent } from '../review-rules.ts'
import type { ReviewViews } from '../review-views.ts'
import type { Reviews } from '../reviews.ts'
import {
  DismissalBody,
  NewReviewBody,
  ReviewListQuery,
  ReviewPath,
  ReviewTextBody,
  SubmissionBody,
} from '../schema/review-bodies.ts'
import { Review, ReviewComments, Reviews as ReviewList } from '../schema/reviews.ts'
import { threadInputOf } from './thread-input.ts'

const tags = ['pulls']
const ofPull = '/repos/:owner/:repo/pulls/:pull_number/reviews'
const ofReview = `${ofPull}/:review_id`

export const reviewRoutes =
  (reviews: Reviews, views: ReviewViews): Routes =>
  (app) => {
    app.get(
      ofPull,
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/list-reviews',
          summary: 'List reviews for a pull request',
          tags,
          params: PullPath,
          querystring: ReviewListQuery,
          response: { 200: ReviewList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { params, viewer, repository } = request
        const page = readPage(request.query)
        const number = readNumber(params.pull_number)
        const { rows, total } = await reviews.list(repository.row.id, number, viewer.user?.id, sliceOf(page))
        linkPages(request, reply, page, total)
        return views.listReviews(rows, request)
      },
    )

    app.post(
      ofPull,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'pulls/create-review',
          summary: 'Create a review for a pull request',
          tags,
          params: PullPath,
          body: NewReviewBody,
          response: { 200: Review, ...errorResponses },
        },
      },
      async (request) => {
        const { commit_id, body, event, comments } = request.body ?? {}
        const review = await reviews.create(issueContextOf(request), readNumber(request.params.pull_number), {
          commitId: commit_id ?? undefined,
          body: body ?? '',
          event: event === 'PENDING' || event === '' ? undefined : (event ?? undefined),
          comments: (comments ?? []).map((comment) => ({ ...threadInputOf(comment), body: comment.body })),
        })
        return views.presentReview(review, request)
      },
    )

    app.get(
      ofReview,
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/get-review',
          summary: 'Get a review for a pull request',
          tags,
          params: ReviewPath,
          response: { 200: Review, ...errorResponses },
        },
      },
      async (request) => {
        const { number, id } = readPath(request.params)
        const { repository, viewer } = request
        const review = await reviews.get(repository.row.id, number, id, viewer.user?.id)
        return views.presentReview(review, request)
      },
    )

    app.put(
      ofReview,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'pulls/update-review',
          summary: 'Update a review for a pull request',
          tags,
          params: ReviewPath,
          body: ReviewTextBody,
          response: { 200: Review, ...errorResponses },
        },
      },
      async (request) => {
        const { number, id } = readPath(request.params)
        const review = await reviews.update(issueContextOf(request), number, id, request.body.body)
        return views.presentReview(review, request)
      },
    )

    app.delete(
      ofReview,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'pulls/delete-pending-review',
          summary: 'Delete a pending review for a pull request',
          tags,
          params: ReviewPath,
          response: { 200: Review, ...errorResponses },
        },
      },
      async (request) => {
        const { number, id } = readPath(request.params)
        return views.presentReview(await reviews.removePending(issueContextOf(request), number, id), request)
      },
    )

    app.get(
      `${ofReview}/comments`,
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/list-comments-for-review',
          summary: 'List comments for a pull request review',
          tags,
          params: ReviewPath,
          querystring: ReviewListQuery,
          response: { 200: ReviewComments, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { number, id } = readPath(request.params)
        const { repository, viewer } = request
        const review = await reviews.get(repository.row.id, number, id, viewer.user?.id)
        const page = readPage(request.query)
        const { rows, total } = await reviews.listComments(review, sliceOf(page))
        linkPages(request, reply, page, total)
        return views.listComments(rows, request)
      },
    )

    app.put(
      `${ofReview}/dismissals`,
      {
        config: { needs: dismissing },
        schema: {
          operationId: 'pulls/dismiss-review',
          summary: 'Dismiss a review for a pull request',
          tags,
          params: ReviewPath,
          body: DismissalBody,
          response: { 200: Review, ...errorResponses },
        },
      },
      async (request) => {
        const { number, id } = readPath(request.params)
        const review = await reviews.dismiss(issueContextOf(request), number, id, request.body.message)
        return views.presentReview(review, request)
      },
    )

    app.post(
      `${ofReview}/events`,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'pulls/submit-review',
          summary: 'Submit a review for a pull request',
          tags,
          params: ReviewPath,
          body: SubmissionBody,
          response: { 200: Review, ...errorResponses },
        },
      },
      async (request) => {
        const { number, id } = readPath(request.params)
        const { event, body } = request.body
        const submission: { event: ReviewEvent; body: string | undefined } = {
          event,
          body: body ?? undefined,
        }
        const review = await reviews.submit(issueContextOf(request), number, id, submission)
        return views.presentReview(review, request)
      },
    )
  }

function readPath({ pull_number, review_id }: { pull_number: string; review_id: string }) {
  return { number: readNumber(pull_number), id: readNumber(review_id) }
}
