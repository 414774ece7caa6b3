import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ghost } from '../../../accounts/present/accounts.ts'
import type { Context } from '../../../context.ts'
import { presentBody } from '../../../markdown/body-media.ts'
import { writerOf } from '../../../repositories/authorized-writes.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { fullNameOf } from '../../../repositories/present/repositories.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { associationOf, loadParticipants } from '../../../repositories/store/associations.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../../wire/links.ts'
import { readMedia } from '../../../wire/media-types.ts'
import { LongPageQuery } from '../../../wire/page-queries.ts'
import { readNumber } from '../../../wire/path-numbers.ts'
import { revalidate } from '../../../wire/versions.ts'
import type { CommitComments } from '../commit-comments.ts'
import { presentCommitComment } from '../present/commit-comments.ts'
import { commitVersions, getCommitOid, noCommitFound, notFound } from '../revisions.ts'
import {
  CommentBody,
  CommitComments as CommentList,
  CommentPath,
  CommitComment,
  NewCommentBody,
} from '../schema/commit-comments.ts'
import { CommitPath } from '../schema/commits.ts'
import { type CommitCommentRow, listComments } from '../store/commit-comments.ts'

const tags = ['repos']
const reads = { needs: { permission: 'contents' } }
/** Read access is enough to comment. */
const commenting = { needs: { permission: 'contents', level: 'write', role: 'read' } } as const

export const commitCommentRoutes =
  (context: Pick<Context, 'db' | 'git'>, comments: CommitComments): Routes =>
  (app) => {
    const { db, git } = context

    const listAll = {
      config: reads,
      schema: {
        operationId: 'repos/list-commit-comments-for-repo',
        summary: 'List commit comments for a repository',
        tags,
        params: RepositoryPath,
        querystring: Type.Object(LongPageQuery),
        response: { 200: CommentList, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/comments', listAll, async (request, reply) =>
      sendList(request, reply, request.query),
    )

    const list = {
      config: reads,
      schema: {
        operationId: 'repos/list-comments-for-commit',
        summary: 'List commit comments',
        tags,
        params: CommitPath,
        querystring: Type.Object(LongPageQuery),
        response: { 200: CommentList, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/commits/:ref/comments', list, async (request, reply) =>
      sendList(request, reply, request.query, request.params.ref),
    )

    const create = {
      config: commenting,
      schema: {
        operationId: 'repos/create-commit-comment',
        summary: 'Create a commit comment',
        tags,
        params: CommitPath,
        body: NewCommentBody,
        response: { 201: CommitComment, ...errorResponses },
      },
    }
    app.post('/repos/:owner/:repo/commits/:ref/comments', create, async (request, reply) => {
      const { body, path = null, position = null, line = null } = request.body
      const oid = await readOid(request, request.params.ref)
      const created = await comments.create(writerOf(request), { oid, body, path, position, line })
      const { api } = gitAddresses(request.repository.row, request.addresses)
      reply.code(201).header('location', `${api}/comments/${created.id}`)
      return presentOne(request, created)
    })

    const get = {
      config: reads,
      schema: {
        operationId: 'repos/get-commit-comment',
        summary: 'Get a commit comment',
        tags,
        params: CommentPath,
        response: { 200: CommitComment, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/comments/:comment_id', get, async (request, reply) => {
      const { row } = request.repository
      const versions = await commitVersions(context, row)
      if (revalidate(request, reply, ...versions)) return reply.code(304).send(null)
      return presentOne(request, await comments.get(row.id, readNumber(request.params.comment_id)))
    })

    const edit = {
      config: commenting,
      schema: {
        operationId: 'repos/update-commit-comment',
        summary: 'Update a commit comment',
        tags,
        params: CommentPath,
        body: CommentBody,
        response: { 200: CommitComment, ...errorResponses },
      },
    }
    app.patch('/repos/:owner/:repo/comments/:comment_id', edit, async (request) => {
      const id = readNumber(request.params.comment_id)
      return presentOne(request, await comments.edit(writerOf(request), id, request.body.body))
    })

    const remove = {
      config: commenting,
      schema: {
        operationId: 'repos/delete-commit-comment',
        summary: 'Delete a commit comment',
        tags,
        params: CommentPath,
        response: { 204: NoContent, ...errorResponses },
      },
    }
    app.delete('/repos/:owner/:repo/comments/:comment_id', remove, async (request, reply) => {
      await comments.remove(writerOf(request), readNumber(request.params.comment_id))
      return reply.code(204).send(null)
    })

    async function sendList(request: FastifyRequest, reply: FastifyReply, query: Query, ref?: string) {
      const { row } = request.repository
      const versions = await commitVersions(context, row)
      if (revalidate(request, reply, ...versions)) return reply.code(304).send(null)
      const commit = ref === undefined ? {} : { oid: await readOid(request, ref) }
      const page = readPage(query)
      const { rows, total } = await listComments(db.read, { repositoryId: row.id, ...commit }, sliceOf(page))
      linkPages(request, reply, page, total)
      return present(request, rows)
    }

    function readOid(request: FastifyRequest, ref: string): Promise<string> {
      return getCommitOid(git.repository(request.repository.row.id), ref, { unknown: noCommitFound(ref) })
    }

    async function present(request: FastifyRequest, rows: readonly CommitCommentRow[]) {
      const { row } = request.repository
      const { addresses } = request
      const media = readMedia(request.headers.accept)
      const authorIds = rows.map(({ author_id }) => author_id)
      const { accounts, associations } = await loadParticipants(db.read, authorIds, [row])
      const urls = gitAddresses(row, addresses)
      const markdown = { addresses, repository: { fullName: fullNameOf(row) } }
      return Promise.all(
        rows.map(async (one) => {
          const author = accounts.get(one.author_id) ?? ghost
          const association = associationOf(associations, row.id, one.author_id)
          const { body, ...rest } = presentCommitComment(one, author, association, urls, addresses)
          return { ...rest, ...(await presentBody(media, body, markdown)) }
        }),
      )
    }

    async function presentOne(request: FastifyRequest, row: CommitCommentRow) {
      const [presented] = await present(request, [row])
      if (!presented) throw notFound()
      return presented
    }
  }

type Query = Parameters<typeof readPage>[0]
