import type { Routes } from '@octavo/platform/service.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { mayFail, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { isUnchanged } from '../../wire/versions.ts'
import { keeping, reading } from '../issue-needs.ts'
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
          response: { 200: LabelList, 304: NoContent, ...mayFail },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (isUnchanged(request, reply, fullNameOf(row), row.issues_version))
          return reply.code(304).send(null)
        const page = readPage(request.query)
        const { rows, total } = await labels.list(row, sliceOf(page))
        linkPages(request, reply, page, total)
        return rows.map((label) => presentLabel(label, fullNameOf(row), request.addresses))
      },
    )

    app.post(
      '/repos/:owner/:repo/labels',
      {
        config: { needs: keeping },
        schema: {
          operationId: 'issues/create-label',
          summary: 'Create a label',
          tags,
          params: RepositoryPath,
          body: NewLabelBody,
          response: { 201: Label, ...mayFail },
        },
      },
      async ({ repository: { row }, viewer, body, addresses }, reply) => {
        const { name, color = 'ededed', description = null } = body
        const wanted = { name: name.trim(), color: color.toLowerCase(), description }
        const made = await labels.create({ repository: row, actor: accountOf(viewer) }, wanted)
        const view = presentLabel(made, fullNameOf(row), addresses)
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
          response: { 200: Label, ...mayFail },
        },
      },
      async ({ repository: { row }, params, addresses }) =>
        presentLabel(await labels.get(row, params.name), fullNameOf(row), addresses),
    )

    app.patch(
      '/repos/:owner/:repo/labels/:name',
      {
        config: { needs: keeping },
        schema: {
          operationId: 'issues/update-label',
          summary: 'Update a label',
          tags,
          params: LabelPath,
          body: LabelChangeBody,
          response: { 200: Label, ...mayFail },
        },
      },
      async ({ repository: { row }, viewer, params, body, addresses }) => {
        const { new_name, name = new_name, color, description } = body
        const wanted = {
          ...((new_name ?? name) !== undefined && { name: String(new_name ?? name).trim() }),
          ...(color !== undefined && { color: color.toLowerCase() }),
          ...(description !== undefined && { description }),
        }
        const changed = await labels.change(
          { repository: row, actor: accountOf(viewer) },
          params.name,
          wanted,
        )
        return presentLabel(changed, fullNameOf(row), addresses)
      },
    )

    app.delete(
      '/repos/:owner/:repo/labels/:name',
      {
        config: { needs: keeping },
        schema: {
          operationId: 'issues/delete-label',
          summary: 'Delete a label',
          tags,
          params: LabelPath,
          response: { 204: NoContent, ...mayFail },
        },
      },
      async ({ repository: { row }, viewer, params }, reply) => {
        await labels.remove({ repository: row, actor: accountOf(viewer) }, params.name)
        return reply.code(204).send(null)
      },
    )
  }
