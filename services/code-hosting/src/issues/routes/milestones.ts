import type { Routes } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import { validationFailed } from '../../errors.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, offsetOf, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { readState } from '../issue-filters.ts'
import { maintaining, reading } from '../issue-needs.ts'
import type { MilestoneViews } from '../milestone-views.ts'
import type { Milestones, MilestoneText } from '../milestones.ts'
import { presentLabel } from '../present/labels.ts'
import { ListQuery } from '../schema/issue-bodies.ts'
import { Labels, Milestone, Milestones as MilestoneList } from '../schema/issues.ts'
import {
  MilestoneChangeBody,
  MilestoneListQuery,
  MilestonePath,
  NewMilestoneBody,
} from '../schema/milestone-bodies.ts'

const tags = ['issues']

export const milestoneRoutes =
  (milestones: Milestones, views: MilestoneViews): Routes =>
  (app) => {
    const one = '/repos/:owner/:repo/milestones/:milestone_number'

    app.get(
      '/repos/:owner/:repo/milestones',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-milestones',
          summary: 'List milestones',
          tags,
          params: RepositoryPath,
          querystring: MilestoneListQuery,
          response: { 200: MilestoneList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const { query } = request
        const page = readPage(query)
        const sort = query.sort === 'completeness' ? 'completeness' : 'due_on'
        const direction = query.direction === 'desc' ? 'desc' : 'asc'
        const list = { repositoryId: row.id, state: readState(query.state), sort, direction } as const
        const { rows, total } = await milestones.list(list, sliceOf(page))
        linkPages(request, reply, page, total)
        return views.list(rows, request)
      },
    )

    app.post(
      '/repos/:owner/:repo/milestones',
      {
        config: { needs: maintaining },
        schema: {
          operationId: 'issues/create-milestone',
          summary: 'Create a milestone',
          tags,
          params: RepositoryPath,
          body: NewMilestoneBody,
          response: { 201: Milestone, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { title, ...rest } = request.body
        const text = { description: null, state: 'open', dueAtMs: null, ...readText(rest), title } as const
        const view = await views.present(await milestones.create(writerOf(request), text), request)
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.get(
      one,
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/get-milestone',
          summary: 'Get a milestone',
          tags,
          params: MilestonePath,
          response: { 200: Milestone, ...errorResponses },
        },
      },
      async (request) => {
        const number = readNumber(request.params.milestone_number)
        return views.present(await milestones.get(request.repository.row, number), request)
      },
    )

    app.patch(
      one,
      {
        config: { needs: maintaining },
        schema: {
          operationId: 'issues/update-milestone',
          summary: 'Update a milestone',
          tags,
          params: MilestonePath,
          body: MilestoneChangeBody,
          response: { 200: Milestone, ...errorResponses },
        },
      },
      async (request) => {
        const number = readNumber(request.params.milestone_number)
        const changed = await milestones.change(writerOf(request), number, readText(request.body))
        return views.present(changed, request)
      },
    )

    app.delete(
      one,
      {
        config: { needs: maintaining },
        schema: {
          operationId: 'issues/delete-milestone',
          summary: 'Delete a milestone',
          tags,
          params: MilestonePath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await milestones.remove(writerOf(request), readNumber(request.params.milestone_number))
        return reply.code(204).send(null)
      },
    )

    app.get(
      `${one}/labels`,
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-labels-for-milestone',
          summary: 'List labels for issues in a milestone',
          tags,
          params: MilestonePath,
          querystring: ListQuery,
          response: { 200: Labels, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const milestone = await milestones.get(row, readNumber(request.params.milestone_number))
        const rows = await milestones.listLabels(row, milestone)
        const page = readPage(request.query)
        linkPages(request, reply, page, rows.length)
        const pageLabels = rows.slice(offsetOf(page), offsetOf(page) + page.size)
        return pageLabels.map((label) => presentLabel(label, fullNameOf(row), request.addresses))
      },
    )
  }

function readText({
  title,
  description,
  state,
  due_on,
}: Static<typeof MilestoneChangeBody>): Partial<MilestoneText> {
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(state !== undefined && { state }),
    ...(due_on !== undefined && { dueAtMs: readDue(due_on) }),
  }
}

function readDue(due: string | null): number | null {
  if (due === null || due === '') return null
  const ms = Date.parse(due)
  if (Number.isNaN(ms)) throw validationFailed({ resource: 'Milestone', field: 'due_on', code: 'invalid' })
  return ms
}
