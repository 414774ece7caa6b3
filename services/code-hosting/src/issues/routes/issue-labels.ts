import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { mayFail, NoContent } from '../../wire/error-replies.ts'
import { linkPages, offsetOf, readPage } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { readLabelNames } from '../issue-input.ts'
import { reading, sorting } from '../issue-needs.ts'
import { issuePlaceOf } from '../issue-place.ts'
import type { IssueSorting } from '../issue-sorting.ts'
import type { Issues } from '../issues.ts'
import { presentLabel } from '../present/labels.ts'
import { IssueLabelPath, IssuePath, LabelsBody, ListQuery } from '../schema/issue-bodies.ts'
import { Labels } from '../schema/issues.ts'
import type { LabelRow } from '../store/labels.ts'

const tags = ['issues']

export const issueLabelRoutes =
  ({ issues, sorting: sort }: { issues: Issues; sorting: IssueSorting }): Routes =>
  (app) => {
    const path = '/repos/:owner/:repo/issues/:issue_number/labels'

    app.get(
      path,
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-labels-on-issue',
          summary: 'List labels for an issue',
          tags,
          params: IssuePath,
          querystring: ListQuery,
          response: { 200: Labels, ...mayFail },
        },
      },
      async (request, reply) => {
        const issue = await issues.get(request.repository.row, readNumber(request.params.issue_number))
        const rows = await sort.listLabels(issue)
        const page = readPage(request.query)
        linkPages(request, reply, page, rows.length)
        return present(request, rows.slice(offsetOf(page), offsetOf(page) + page.size))
      },
    )

    app.post(
      path,
      {
        config: { needs: sorting },
        schema: {
          operationId: 'issues/add-labels',
          summary: 'Add labels to an issue',
          tags,
          params: IssuePath,
          body: LabelsBody,
          response: { 200: Labels, ...mayFail },
        },
      },
      async (request) => {
        const number = readNumber(request.params.issue_number)
        return present(request, await sort.addLabels(issuePlaceOf(request), number, namesOf(request.body)))
      },
    )

    app.put(
      path,
      {
        config: { needs: sorting },
        schema: {
          operationId: 'issues/set-labels',
          summary: 'Set labels for an issue',
          tags,
          params: IssuePath,
          body: LabelsBody,
          response: { 200: Labels, ...mayFail },
        },
      },
      async (request) => {
        const number = readNumber(request.params.issue_number)
        return present(request, await sort.setLabels(issuePlaceOf(request), number, namesOf(request.body)))
      },
    )

    app.delete(
      path,
      {
        config: { needs: sorting },
        schema: {
          operationId: 'issues/remove-all-labels',
          summary: 'Remove all labels from an issue',
          tags,
          params: IssuePath,
          response: { 204: NoContent, ...mayFail },
        },
      },
      async (request, reply) => {
        await sort.setLabels(issuePlaceOf(request), readNumber(request.params.issue_number), [])
        return reply.code(204).send(null)
      },
    )

    app.delete(
      `${path}/:name`,
      {
        config: { needs: sorting },
        schema: {
          operationId: 'issues/remove-label',
          summary: 'Remove a label from an issue',
          tags,
          params: IssueLabelPath,
          response: { 200: Labels, ...mayFail },
        },
      },
      async (request) => {
        const { issue_number, name } = request.params
        return present(request, await sort.removeLabel(issuePlaceOf(request), readNumber(issue_number), name))
      },
    )
  }

type Sent = Parameters<typeof readLabelNames>[0]

function namesOf(body: Sent | { labels?: Sent } | null | undefined): string[] {
  return readLabelNames((Array.isArray(body) ? body : body?.labels) ?? [])
}

function present({ repository, addresses }: FastifyRequest, rows: readonly LabelRow[]) {
  return rows.map((label) => presentLabel(label, fullNameOf(repository.row), addresses))
}
