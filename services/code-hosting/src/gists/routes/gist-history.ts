import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { gistWriterOf, writingGists } from '../gist-needs.ts'
import type { GistViews } from '../gist-views.ts'
import type { Gists } from '../gists.ts'
import { presentBaseGist } from '../present/gists.ts'
import { BaseGist, BaseGists, GistCommit, GistPath } from '../schema.ts'
import { listForks } from '../store/gist-lists.ts'

const tags = ['gists']

/** The commits of a gist, and its forks. */
export const gistHistoryRoutes =
  ({ db }: Pick<Context, 'db'>, { gists, views }: { gists: Gists; views: GistViews }): Routes =>
  (app) => {
    app.get(
      '/gists/:gist_id/commits',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'gists/list-commits',
          summary: 'List gist commits',
          tags,
          params: GistPath,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(GistCommit), ...errorResponses },
        },
      },
      async (request, reply) => {
        const gist = await gists.get(request.params.gist_id)
        const page = readPage(request.query)
        linkPages(request, reply, page, await views.countRevisions(gist))
        return views.listRevisions(gist, gist.head_oid, sliceOf(page), request.addresses)
      },
    )

    app.get(
      '/gists/:gist_id/forks',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'gists/list-forks',
          summary: 'List gist forks',
          tags,
          params: GistPath,
          querystring: Type.Object(PageQuery),
          response: { 200: BaseGists, ...errorResponses },
        },
      },
      async (request, reply) => {
        const gist = await gists.get(request.params.gist_id)
        const page = readPage(request.query)
        const { rows, total } = await listForks(db.read, gist.id, sliceOf(page))
        linkPages(request, reply, page, total)
        return rows.map((fork) => presentBaseGist(fork, request.addresses))
      },
    )

    app.post(
      '/gists/:gist_id/forks',
      {
        config: { needs: writingGists },
        schema: {
          operationId: 'gists/fork',
          summary: 'Fork a gist',
          tags,
          params: GistPath,
          response: { 201: BaseGist, ...errorResponses },
        },
      },
      async (request, reply) => {
        const fork = await gists.fork(gistWriterOf(request), request.params.gist_id)
        const view = presentBaseGist(fork, request.addresses)
        reply.code(201).header('location', view.url)
        return view
      },
    )
  }
