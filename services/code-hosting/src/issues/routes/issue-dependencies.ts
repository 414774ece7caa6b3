import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { issueContextOf } from '../issue-context.ts'
import type { IssueDependencies } from '../issue-dependencies.ts'
import { reading, triage } from '../issue-needs.ts'
import type { IssueViews } from '../issue-views.ts'
import type { Issues } from '../issues.ts'
import { IssuePath, ListQuery } from '../schema/issue-bodies.ts'
import { Issue, Issues as IssueList } from '../schema/issues.ts'
import { BlockingPath, DependencyBody } from '../schema/sub-issue-bodies.ts'
import type { Side } from '../store/issue-dependencies.ts'

const tags = ['issues']

interface Dependencies {
  issues: Issues
  dependencies: IssueDependencies
  views: IssueViews
}

export const issueDependencyRoutes =
  ({ issues, dependencies, views }: Dependencies): Routes =>
  (app) => {
    const path = '/repos/:owner/:repo/issues/:issue_number/dependencies'

    app.get(
      `${path}/blocked_by`,
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-dependencies-blocked-by',
          summary: 'List dependencies an issue is blocked by',
          tags,
          params: IssuePath,
          querystring: ListQuery,
          response: { 200: IssueList, ...errorResponses },
        },
      },
      async (request, reply) => list(request, reply, 'blocked_id', request.params.issue_number),
    )

    app.get(
      `${path}/blocking`,
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-dependencies-blocking',
          summary: 'List dependencies an issue is blocking',
          tags,
          params: IssuePath,
          querystring: ListQuery,
          response: { 200: IssueList, ...errorResponses },
        },
      },
      async (request, reply) => list(request, reply, 'blocking_id', request.params.issue_number),
    )

    app.post(
      `${path}/blocked_by`,
      {
        config: { needs: triage },
        schema: {
          operationId: 'issues/add-blocked-by-dependency',
          summary: 'Add a dependency an issue is blocked by',
          tags,
          params: IssuePath,
          body: DependencyBody,
          response: { 201: Issue, ...errorResponses },
        },
      },
      async (request, reply) => {
        const number = readNumber(request.params.issue_number)
        const blocking = await dependencies.add(issueContextOf(request), number, request.body.issue_id)
        const view = await views.present(blocking, request)
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.delete(
      `${path}/blocked_by/:issue_id`,
      {
        config: { needs: triage },
        schema: {
          operationId: 'issues/remove-dependency-blocked-by',
          summary: 'Remove dependency an issue is blocked by',
          tags,
          params: BlockingPath,
          response: { 200: Issue, ...errorResponses },
        },
      },
      async (request) => {
        const { issue_number, issue_id } = request.params
        const writer = issueContextOf(request)
        const blocking = await dependencies.remove(writer, readNumber(issue_number), readNumber(issue_id))
        return views.present(blocking, request)
      },
    )

    async function list(request: FastifyRequest, reply: FastifyReply, side: Side, number: string) {
      const issue = await issues.get(request.repository.row, readNumber(number))
      // The route has this query schema.
      const page = readPage(request.query as Parameters<typeof readPage>[0])
      const { rows, total } = await dependencies.list(side, issue, sliceOf(page))
      linkPages(request, reply, page, total)
      return views.listVisible(rows, request)
    }
  }
