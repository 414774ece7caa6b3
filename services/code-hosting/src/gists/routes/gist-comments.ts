import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readMedia } from '../../wire/media-types.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { GistComments } from '../gist-comments.ts'
import { gistWriterOf, writingGists } from '../gist-needs.ts'
import type { Gists } from '../gists.ts'
import { presentGistComment } from '../present/comments.ts'
import { GistComment, GistCommentBody, GistCommentPath, GistPath } from '../schema.ts'

const tags = ['gists']

export const gistCommentRoutes =
  ({ gists, comments }: { gists: Gists; comments: GistComments }): Routes =>
  (app) => {
    app.get(
      '/gists/:gist_id/comments',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'gists/list-comments',
          summary: 'List gist comments',
          tags,
          params: GistPath,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(GistComment), ...errorResponses },
        },
      },
      async (request, reply) => {
        const gist = await gists.get(request.params.gist_id)
        const page = readPage(request.query)
        const rows = await comments.list(gist, sliceOf(page))
        linkPages(request, reply, page, gist.comments)
        return Promise.all(rows.map((row) => presentGistComment(gist, row, viewOf(request))))
      },
    )

    app.post(
      '/gists/:gist_id/comments',
      {
        config: { needs: writingGists },
        schema: {
          operationId: 'gists/create-comment',
          summary: 'Create a gist comment',
          tags,
          params: GistPath,
          body: GistCommentBody,
          response: { 201: GistComment, ...errorResponses },
        },
      },
      async (request, reply) => {
        const writer = gistWriterOf(request)
        const gist = await gists.get(request.params.gist_id)
        const comment = await comments.create(gist, writer, request.body.body)
        const view = await presentGistComment(gist, comment, viewOf(request))
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.get(
      '/gists/:gist_id/comments/:comment_id',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'gists/get-comment',
          summary: 'Get a gist comment',
          tags,
          params: GistCommentPath,
          response: { 200: GistComment, ...errorResponses },
        },
      },
      async (request) => {
        const gist = await gists.get(request.params.gist_id)
        const comment = await comments.get(gist, readNumber(request.params.comment_id))
        return presentGistComment(gist, comment, viewOf(request))
      },
    )

    app.patch(
      '/gists/:gist_id/comments/:comment_id',
      {
        config: { needs: writingGists },
        schema: {
          operationId: 'gists/update-comment',
          summary: 'Update a gist comment',
          tags,
          params: GistCommentPath,
          body: GistCommentBody,
          response: { 200: GistComment, ...errorResponses },
        },
      },
      async (request) => {
        const writer = gistWriterOf(request)
        const { params, body } = request
        const gist = await gists.get(params.gist_id)
        const comment = await comments.change(gist, writer, readNumber(params.comment_id), body.body)
        return presentGistComment(gist, comment, viewOf(request))
      },
    )

    app.delete(
      '/gists/:gist_id/comments/:comment_id',
      {
        config: { needs: writingGists },
        schema: {
          operationId: 'gists/delete-comment',
          summary: 'Delete a gist comment',
          tags,
          params: GistCommentPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const writer = gistWriterOf(request)
        const gist = await gists.get(request.params.gist_id)
        await comments.remove(gist, writer, readNumber(request.params.comment_id))
        return reply.code(204).send(null)
      },
    )
  }

function viewOf({ addresses, headers }: FastifyRequest) {
  return { addresses, media: readMedia(headers.accept) }
}
