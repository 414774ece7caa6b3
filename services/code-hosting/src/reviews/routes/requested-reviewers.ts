import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { issueContextOf } from '../../issues/issue-context.ts'
import { getPull } from '../../pulls/get-pull.ts'
import { presentRequestedReviewers } from '../../pulls/present/requested-reviewers.ts'
import type { PullViews } from '../../pulls/pull-views.ts'
import { PullPath } from '../../pulls/schema/pull-bodies.ts'
import { PullSimple } from '../../pulls/schema/pulls.ts'
import { loadRequestedReviewers } from '../../pulls/store/requested-reviewers.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { reading, triage } from '../review-needs.ts'
import type { ReviewerNames, Reviewers } from '../reviewers.ts'
import { ReviewersBody } from '../schema/review-bodies.ts'
import { RequestedReviewers } from '../schema/reviews.ts'

const tags = ['pulls']
const path = '/repos/:owner/:repo/pulls/:pull_number/requested_reviewers'

export const requestedReviewerRoutes =
  ({ db }: Pick<Context, 'db'>, reviewers: Reviewers, views: PullViews): Routes =>
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
        const { issue } = await getPull(db.read, row, readNumber(params.pull_number))
        const requested = await loadRequestedReviewers(db.read, [issue.id])
        return presentRequestedReviewers(issue.id, requested, row, addresses)
      },
    )

    app.post(
      path,
      {
        config: { needs: triage },
        schema: {
          operationId: 'pulls/request-reviewers',
          summary: 'Request reviewers for a pull request',
          tags,
          params: PullPath,
          body: ReviewersBody,
          response: { 201: PullSimple, ...errorResponses },
        },
      },
      async (request, reply) => {
        const number = readNumber(request.params.pull_number)
        await reviewers.request(issueContextOf(request), number, namesOf(request.body))
        reply.code(201)
        return presentPull(request, number)
      },
    )

    app.delete(
      path,
      {
        config: { needs: triage },
        schema: {
          operationId: 'pulls/remove-requested-reviewers',
          summary: 'Remove requested reviewers from a pull request',
          tags,
          params: PullPath,
          body: ReviewersBody,
          response: { 200: PullSimple, ...errorResponses },
        },
      },
      async (request) => {
        const number = readNumber(request.params.pull_number)
        await reviewers.remove(issueContextOf(request), number, namesOf(request.body))
        return presentPull(request, number)
      },
    )

    async function presentPull(request: FastifyRequest, number: number) {
      const { row } = request.repository
      const [view] = await views.list(row, [await getPull(db.read, row, number)], request)
      if (!view) throw problem('not_found')
      return view
    }
  }

interface WireNames {
  reviewers?: string[] | null
  team_reviewers?: string[] | null
}

function namesOf(body: WireNames | null | undefined): ReviewerNames {
  const { reviewers, team_reviewers } = body ?? {}
  return { logins: reviewers ?? [], teams: team_reviewers ?? [] }
}
