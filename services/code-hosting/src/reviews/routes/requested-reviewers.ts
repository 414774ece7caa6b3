import type { Routes } from '@octavo/platform/service.ts'
import type { Context } from '../../context.ts'
import { presentRequestedReviewers } from '../../pulls/present/requested-reviewers.ts'
import { loadRequestedReviewers } from '../../pulls/store/requested-reviewers.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { reading } from '../review-needs.ts'
import type { Reviews } from '../reviews.ts'
import { PullPath } from '../schema/review-bodies.ts'
import { RequestedReviewers } from '../schema/reviews.ts'

const tags = ['pulls']
const path = '/repos/:owner/:repo/pulls/:pull_number/requested_reviewers'

export const requestedReviewerRoutes =
  ({ db }: Pick<Context, 'db'>, reviews: Reviews): Routes =>
  (app) => {
    app.get(
      path,
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/list-requested-reviewers',
          summary: 'Get all requested reviewers for a pull request',
          tags,
          params: PullPath,
          response: { 200: RequestedReviewers, ...errorResponses },
        },
      },
      async ({ repository: { row }, params, addresses }) => {
        const { issue } = await reviews.getPull(row.id, readNumber(params.pull_number))
        const requested = await loadRequestedReviewers(db.read, [issue.id])
        return presentRequestedReviewers(issue.id, requested, row, addresses)
      },
    )
  }
