import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { readMedia } from '../../wire/media-types.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { redirectPermanently } from '../../wire/redirects.ts'
import { revalidate } from '../../wire/versions.ts'
import { issueContextOf } from '../issue-context.ts'
import { readChange, readNewIssue } from '../issue-input.ts'
import { maintaining, participating, reading } from '../issue-needs.ts'
import { type IssuePages, issueVersions } from '../issue-pages.ts'
import { refuseWithoutIssues } from '../issue-rules.ts'
import type { IssueViews } from '../issue-views.ts'
import type { Issues } from '../issues.ts'
import { IssueChangeBody, IssueListQuery, IssuePath, LockBody, NewIssueBody } from '../schema/issue-bodies.ts'
import { Issue, Issues as IssueList } from '../schema/issues.ts'

const tags = ['issues']

interface Dependencies {
  issues: Issues
  pages: IssuePages
  views: IssueViews
}

export const issueRoutes =
  ({ issues, pages, views }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/issues',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-for-repo',
          summary: 'List repository issues',
          tags,
          params: RepositoryPath,
          querystring: IssueListQuery,
          response: { 200: IssueList, 304: NoContent, ...errorResponses },
        },
      },
      (request, reply) => sendList(request, reply, request.query),
    )

    // Sends the serialized page. The type of the route expects a list.
    async function sendList(
      request: FastifyRequest,
      reply: FastifyReply,
      { per_page, page: number, after, ...query }: Static<typeof IssueListQuery>,
    ) {
      const { row: repository } = request.repository
      refuseWithoutIssues(repository)
      const accountVersion = await pages.accountVersion(request.repository)
      if (revalidate(request, reply, ...issueVersions(repository, accountVersion)))
        return reply.code(304).send()
      const page = readPage({
        ...(per_page !== undefined && { per_page }),
        ...(number !== undefined && { page: number }),
        ...(after !== undefined && { after }),
      })
      const media = readMedia(request.headers.accept)
      const pageRequest = { repository, accountVersion, query, page, media, addresses: request.addresses }
      const { bytes, total, end } = await pages.get(pageRequest)
      linkPages(request, reply, page, total, end)
      return reply.type('application/json; charset=utf-8').send(bytes)
    }

    app.post(
      '/repos/:owner/:repo/issues',
      {
        config: { needs: participating },
        schema: {
          operationId: 'issues/create',
          summary: 'Create an issue',
          tags,
          params: RepositoryPath,
          body: NewIssueBody,
          response: { 201: Issue, ...errorResponses },
        },
      },
      async (request, reply) => {
        const writer = issueContextOf(request)
        refuseWithoutIssues(writer.repository)
        const created = await issues.create(writer, readNewIssue(request.body))
        const presented = await views.presentCurrent(created, writer.repository, request)
        reply.code(201).header('location', presented.url)
        return presented
      },
    )

    app.get(
      '/repos/:owner/:repo/issues/:issue_number',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/get',
          summary: 'Get an issue',
          tags,
          params: IssuePath,
          response: { 200: Issue, 304: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const number = readNumber(request.params.issue_number)
        const issue = await issues.find(row, number)
        if (!issue) {
          const { repository, issue: now } = await issues.getTransferred(request.viewer, row, number)
          const location = `${request.addresses.api}/repositories/${repository.id}/issues/${now.number}`
          return redirectPermanently(request, reply, location)
        }
        refuseWithoutIssues(row, issue)
        if (revalidate(request, reply, ...issueVersions(row, await pages.accountVersion(request.repository))))
          return reply.code(304).send(null)
        return views.present(issue, request)
      },
    )

    app.patch(
      '/repos/:owner/:repo/issues/:issue_number',
      {
        config: { needs: participating },
        schema: {
          operationId: 'issues/update',
          summary: 'Update an issue',
          tags,
          params: IssuePath,
          body: IssueChangeBody,
          response: { 200: Issue, ...errorResponses },
        },
      },
      async (request) => {
        const writer = issueContextOf(request)
        const number = readNumber(request.params.issue_number)
        return views.present(await issues.change(writer, number, readChange(request.body)), request)
      },
    )

    app.put(
      '/repos/:owner/:repo/issues/:issue_number/lock',
      {
        config: { needs: maintaining },
        schema: {
          operationId: 'issues/lock',
          summary: 'Lock an issue',
          tags,
          params: IssuePath,
          body: LockBody,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const number = readNumber(request.params.issue_number)
        await issues.lock(issueContextOf(request), number, request.body?.lock_reason ?? null)
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/repos/:owner/:repo/issues/:issue_number/lock',
      {
        config: { needs: maintaining },
        schema: {
          operationId: 'issues/unlock',
          summary: 'Unlock an issue',
          tags,
          params: IssuePath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await issues.unlock(issueContextOf(request), readNumber(request.params.issue_number))
        return reply.code(204).send(null)
      },
    )
  }
