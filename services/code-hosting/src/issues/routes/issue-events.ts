import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../../errors.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, offsetOf, readPage } from '../../wire/links.ts'
import { readEnd } from '../../wire/page-cursors.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { EventViews } from '../event-views.ts'
import type { IssueEvents } from '../issue-events.ts'
import { reading } from '../issue-needs.ts'
import type { Issues } from '../issues.ts'
import { EventPath, IssuePath, ListQuery } from '../schema/issue-bodies.ts'
import { IssueEvents as EventList, IssueEvent, Timeline } from '../schema/issue-events.ts'
import type { EventList as EventSelection } from '../store/issue-events.ts'

const tags = ['issues']

interface Dependencies {
  issues: Issues
  events: IssueEvents
  views: EventViews
}

export const issueEventRoutes =
  ({ issues, events, views }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/issues/events',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-events-for-repo',
          summary: 'List issue events for a repository',
          tags,
          params: RepositoryPath,
          querystring: ListQuery,
          response: { 200: EventList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const list = { repositoryId: request.repository.row.id }
        return views.list(await page(request, reply, list), request, { withIssues: true })
      },
    )

    app.get(
      '/repos/:owner/:repo/issues/events/:event_id',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/get-event',
          summary: 'Get an issue event',
          tags,
          params: EventPath,
          response: { 200: IssueEvent, ...errorResponses },
        },
      },
      async (request) => {
        const row = await events.get(request.repository.row, readNumber(request.params.event_id))
        const [view] = await views.list([row], request, { withIssues: true })
        if (!view) throw problem('not_found')
        return view
      },
    )

    app.get(
      '/repos/:owner/:repo/issues/:issue_number/events',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-events',
          summary: 'List issue events',
          tags,
          params: IssuePath,
          querystring: ListQuery,
          response: { 200: EventList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const list = { issueId: await idOf(request, request.params.issue_number), isTimeline: false }
        return views.list(await page(request, reply, list), request, { withIssues: false })
      },
    )

    app.get(
      '/repos/:owner/:repo/issues/:issue_number/timeline',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-events-for-timeline',
          summary: 'List timeline events for an issue',
          tags,
          params: IssuePath,
          querystring: ListQuery,
          response: { 200: Timeline, ...errorResponses },
        },
      },
      async (request, reply) => {
        const list = { issueId: await idOf(request, request.params.issue_number), isTimeline: true }
        return views.listTimeline(await page(request, reply, list), request)
      },
    )

    async function idOf({ repository }: FastifyRequest, number: string): Promise<number> {
      return (await issues.get(repository.row, readNumber(number))).id
    }

    async function page(request: FastifyRequest, reply: FastifyReply, list: EventSelection) {
      // All of these routes have this query schema.
      const page = readPage(request.query as Parameters<typeof readPage>[0])
      const position = { limit: page.size, offset: offsetOf(page), after: readEnd(page)?.[1] }
      const { rows, total } = await events.list(list, position)
      const last = rows.at(-1)
      linkPages(request, reply, page, total, last && [last.created_at_ms, last.id])
      return rows
    }
  }
