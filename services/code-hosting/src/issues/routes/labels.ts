import type { Routes } from '@octavo/platform/service.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { revalidate } from '../../wire/versions.ts'
import { maintaining, reading } from '../issue-needs.ts'
import type { Labels } from '../labels.ts'
import { presentLabel } from '../present/labels.ts'
import { LabelChangeBody, LabelPath, ListQuery, NewLabelBody } from '../schema/issue-bodies.ts'
import { Label, Labels as LabelList } from '../schema/issues.ts'

const tags = ['issues']

export const labelRoutes =
  (labels: Labels): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/labels',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-labels-for-repo',
          summary: 'List labels for a repository',
          tags,
          params: RepositoryPath,
          querystring: ListQuery,
          response: { 200: LabelList, 304: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (revalidate(request, reply, fullNameOf(row), row.issues_version)) return reply.code(304).send(null)
        const page = readPage(request.query)
        const { rows, total } = await labels.list(row, sliceOf(page))
        linkPages(request, reply, page, total)
        return rows.map((label) => presentLabel(label, fullNameOf(row), request.addresses))
      },
    )

    app.post(
      '/repos/:owner/:repo/labels',
      {
        config: { needs: maintaining },
        schema: {
          operationId: 'issues/create-label',
          summary: 'Create a label',
          tags,
          params: RepositoryPath,
          body: NewLabelBody,
          response: { 201: Label, ...errorResponses },
        },
      },
      async (request, reply) => {
        const {
          repository: { row },
          body,
          addresses,
        } = request
        const { name, color = 'ededed', description = null } = body
        const input = { name: name.trim(), color: color.toLowerCase(), description }
        const created = await labels.create(writerOf(request), input)
        const view = presentLabel(created, fullNameOf(row), addresses)
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.get(
      '/repos/:owner/:repo/labels/:name',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/get-label',
          summary: 'Get a label',
          tags,
          params: LabelPath,
          response: { 200: Label, ...errorResponses },
        },
      },
      async ({ repository: { row }, params, addresses }) =>
        presentLabel(await labels.get(row, params.name), fullNameOf(row), addresses),
    )

    app.patch(
      '/repos/:owner/:repo/labels/:name',
      {
        config: { needs: maintaining },
        schema: {
          operationId: 'issues/update-label',
          summary: 'Update a label',
          tags,
          params: LabelPath,
          body: LabelChangeBody,
          response: { 200: Label, ...errorResponses },
        },
      },
      async (request) => {
        const {
          repository: { row },
          params,
          body,
          addresses,
        } = request
        const { color, description } = body
        const name = body.new_name ?? body.name
        const input = {
          ...(name !== undefined && { name: name.trim() }),
          ...(color !== undefined && { color: color.toLowerCase() }),
          ...(description !== undefined && { description }),
        }
        const changed = await labels.change(writerOf(request), params.name, input)
        return presentLabel(changed, fullNameOf(row), addresses)
      },
    )

    app.delete(
      '/repos/:owner/:repo/labels/:name',
      {
        config: { needs: maintaining },
        schema: {
          operationId: 'issues/delete-label',
          summary: 'Delete a label',
          tags,
          params: LabelPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await labels.remove(writerOf(request), request.params.name)
        return reply.code(204).send(null)
      },
    )
  }
