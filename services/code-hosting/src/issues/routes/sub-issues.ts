import type { Routes } from '@octavo/platform/service.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { issueContextOf } from '../issue-context.ts'
import { reading, triage } from '../issue-needs.ts'
import type { IssueViews } from '../issue-views.ts'
import type { Issues } from '../issues.ts'
import { IssuePath, ListQuery } from '../schema/issue-bodies.ts'
import { Issue, Issues as IssueList } from '../schema/issues.ts'
import { SubIssueBody, SubIssueGoneBody, SubIssueMoveBody } from '../schema/sub-issue-bodies.ts'
import type { SubIssues } from '../sub-issues.ts'

const tags = ['issues']

interface Dependencies {
  issues: Issues
  subIssues: SubIssues
  views: IssueViews
}

export const subIssueRoutes =
  ({ issues, subIssues, views }: Dependencies): Routes =>
  (app) => {
    const path = '/repos/:owner/:repo/issues/:issue_number'

    app.get(
      `${path}/parent`,
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/get-parent',
          summary: 'Get parent issue',
          tags,
          params: IssuePath,
          response: { 200: Issue, ...errorResponses },
        },
      },
      async (request) => {
        const issue = await issues.get(request.repository.row, readNumber(request.params.issue_number))
        return views.presentVisible(await subIssues.getParent(issue), request)
      },
    )

    app.get(
      `${path}/sub_issues`,
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-sub-issues',
          summary: 'List sub-issues',
          tags,
          params: IssuePath,
          querystring: ListQuery,
          response: { 200: IssueList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const issue = await issues.get(request.repository.row, readNumber(request.params.issue_number))
        const page = readPage(request.query)
        linkPages(request, reply, page, issue.sub_issues)
        const rows = await subIssues.list(issue, sliceOf(page))
        return views.listVisible(rows, request)
      },
    )

    app.post(
      `${path}/sub_issues`,
      {
        config: { needs: triage },
        schema: {
          operationId: 'issues/add-sub-issue',
          summary: 'Add sub-issue',
          tags,
          params: IssuePath,
          body: SubIssueBody,
          response: { 201: Issue, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { sub_issue_id: subIssueId, replace_parent: replacesParent = false } = request.body
        const number = readNumber(request.params.issue_number)
        const parent = await subIssues.add(issueContextOf(request), number, { subIssueId, replacesParent })
        const view = await views.present(parent, request)
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.delete(
      `${path}/sub_issue`,
      {
        config: { needs: triage },
        schema: {
          operationId: 'issues/remove-sub-issue',
          summary: 'Remove sub-issue',
          tags,
          params: IssuePath,
          body: SubIssueGoneBody,
          response: { 200: Issue, ...errorResponses },
        },
      },
      async (request) => {
        const number = readNumber(request.params.issue_number)
        const parent = await subIssues.remove(issueContextOf(request), number, request.body.sub_issue_id)
        return views.present(parent, request)
      },
    )

    app.patch(
      `${path}/sub_issues/priority`,
      {
        config: { needs: triage },
        schema: {
          operationId: 'issues/reprioritize-sub-issue',
          summary: 'Reprioritize sub-issue',
          tags,
          params: IssuePath,
          body: SubIssueMoveBody,
          response: { 200: Issue, ...errorResponses },
        },
      },
      async (request) => {
        const { sub_issue_id: subIssueId, after_id, before_id } = request.body
        const position = {
          ...(after_id !== undefined && { afterId: after_id }),
          ...(before_id !== undefined && { beforeId: before_id }),
        }
        const number = readNumber(request.params.issue_number)
        const parent = await subIssues.move(issueContextOf(request), number, { subIssueId, ...position })
        return views.present(parent, request)
      },
    )
  }
