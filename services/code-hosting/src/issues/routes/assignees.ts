import type { Routes } from '@octavo/platform/service.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { SimpleUsers } from '../../accounts/schema.ts'
import { problem } from '../../errors.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { issueContextOf } from '../issue-context.ts'
import { reading, triage } from '../issue-needs.ts'
import type { IssueTriage } from '../issue-triage.ts'
import type { IssueViews } from '../issue-views.ts'
import type { Issues } from '../issues.ts'
import {
  AssigneePath,
  AssigneesBody,
  IssueAssigneePath,
  IssuePath,
  ListQuery,
} from '../schema/issue-bodies.ts'
import { Issue } from '../schema/issues.ts'

const tags = ['issues']

interface Dependencies {
  issues: Issues
  triage: IssueTriage
  views: IssueViews
}

export const assigneeRoutes =
  ({ issues, triage: sort, views }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/assignees',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-assignees',
          summary: 'List assignees',
          tags,
          params: RepositoryPath,
          querystring: ListQuery,
          response: { 200: SimpleUsers, ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const slice = sliceOf(page)
        const { rows, total } = await sort.listAssignable(request.repository.row, slice)
        linkPages(request, reply, page, total)
        return rows.map((account) => presentAccount(account, request.addresses))
      },
    )

    app.get(
      '/repos/:owner/:repo/assignees/:assignee',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/check-user-can-be-assigned',
          summary: 'Check if a user can be assigned',
          tags,
          params: AssigneePath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ repository: { row }, params }, reply) => {
        if (!(await sort.mayBeAssigned(row, params.assignee))) throw problem('not_found')
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/repos/:owner/:repo/issues/:issue_number/assignees/:assignee',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/check-user-can-be-assigned-to-issue',
          summary: 'Check if a user can be assigned to an issue',
          tags,
          params: IssueAssigneePath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ repository: { row }, params }, reply) => {
        const issue = await issues.get(row, readNumber(params.issue_number))
        if (!(await sort.mayBeAssigned(row, params.assignee, issue))) throw problem('not_found')
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/repos/:owner/:repo/issues/:issue_number/assignees',
      {
        config: { needs: triage },
        schema: {
          operationId: 'issues/add-assignees',
          summary: 'Add assignees to an issue',
          tags,
          params: IssuePath,
          body: AssigneesBody,
          response: { 201: Issue, ...errorResponses },
        },
      },
      async (request, reply) => {
        const logins = [request.body?.assignees ?? []].flat()
        const number = readNumber(request.params.issue_number)
        const issue = await sort.addAssignees(issueContextOf(request), number, logins)
        reply.code(201)
        return views.present(issue, request)
      },
    )

    app.delete(
      '/repos/:owner/:repo/issues/:issue_number/assignees',
      {
        config: { needs: triage },
        schema: {
          operationId: 'issues/remove-assignees',
          summary: 'Remove assignees from an issue',
          tags,
          params: IssuePath,
          body: AssigneesBody,
          response: { 200: Issue, ...errorResponses },
        },
      },
      async (request) => {
        const logins = [request.body?.assignees ?? []].flat()
        const number = readNumber(request.params.issue_number)
        return views.present(await sort.removeAssignees(issueContextOf(request), number, logins), request)
      },
    )
  }
