import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { presentBody } from '../body-media.ts'
import type { CommitComments } from '../commit-comments.ts'
import type { Hosting } from '../hosting.ts'
import { linkPages, offsetOf, readPage } from '../links.ts'
import { readMedia } from '../media-types.ts'
import { ghost } from '../present/accounts.ts'
import { presentCommitComment } from '../present/commit-comments.ts'
import { gitAddresses } from '../present/git-addresses.ts'
import { associationOf } from '../present/issues.ts'
import { commitVersions, getCommitOid, noCommitFound, notFound } from '../revisions.ts'
import {
  CommentBody,
  CommitComments as CommentList,
  CommentPath,
  CommitComment,
  NewCommentBody,
} from '../schema/commit-comments.ts'
import { CommitPath } from '../schema/commits.ts'
import { mayFail, NoContent } from '../schema/errors.ts'
import { LongPageQuery } from '../schema/pages.ts'
import { RepositoryPath } from '../schema/repositories.ts'
import { findAccounts } from '../store/accounts.ts'
import { type CommitCommentRow, listComments } from '../store/commit-comments.ts'
import { loadAssociations } from '../store/issue-parts.ts'
import { isUnchanged } from '../versions.ts'
import { accountOf } from '../viewer-account.ts'

const tags = ['repos']
const reads = { needs: { permission: 'contents' } }
/** Whoever may read may also say something. */
const says = { needs: { permission: 'contents', level: 'write', role: 'read' } } as const

export const commitCommentRoutes =
  (hosting: Pick<Hosting, 'db' | 'git'>, comments: CommitComments): Routes =>
  (app) => {
    const { db, git } = hosting

    const listAll = {
      config: reads,
      schema: {
        operationId: 'repos/list-commit-comments-for-repo',
        summary: 'What was said of commits, the oldest first',
        tags,
        params: RepositoryPath,
        querystring: Type.Object(LongPageQuery),
        response: { 200: CommentList, 304: NoContent, ...mayFail },
      },
    }
    app.get('/repos/:owner/:repo/comments', listAll, async (request, reply) => {
      const { row } = request.repository
      const versions = await commitVersions(hosting, row)
      if (isUnchanged(request, reply, ...versions)) return reply.code(304).send(null)
      const page = readPage(request.query)
      const slice = { limit: page.size, offset: offsetOf(page) }
      const { rows, total } = await listComments(db.read, { repositoryId: row.id }, slice)
      linkPages(request, reply, page, total)
      return present(request, rows)
    })

    const list = {
      config: reads,
      schema: {
        operationId: 'repos/list-comments-for-commit',
        summary: 'What was said of one commit',
        tags,
        params: CommitPath,
        querystring: Type.Object(LongPageQuery),
        response: { 200: CommentList, 304: NoContent, ...mayFail },
      },
    }
    app.get('/repos/:owner/:repo/commits/:ref/comments', list, async (request, reply) => {
      const { row } = request.repository
      const versions = await commitVersions(hosting, row)
      if (isUnchanged(request, reply, ...versions)) return reply.code(304).send(null)
      const oid = await oidOf(request, request.params.ref)
      const page = readPage(request.query)
      const slice = { limit: page.size, offset: offsetOf(page) }
      const { rows, total } = await listComments(db.read, { repositoryId: row.id, oid }, slice)
      linkPages(request, reply, page, total)
      return present(request, rows)
    })

    const create = {
      config: says,
      schema: {
        operationId: 'repos/create-commit-comment',
        summary: 'Say something of a commit, or of a line that it changed',
        tags,
        params: CommitPath,
        body: NewCommentBody,
        response: { 201: CommitComment, ...mayFail },
      },
    }
    app.post('/repos/:owner/:repo/commits/:ref/comments', create, async (request, reply) => {
      const { row: repository } = request.repository
      const { body, path = null, position = null, line = null } = request.body
      const oid = await oidOf(request, request.params.ref)
      const actor = accountOf(request.viewer)
      const made = await comments.create({ repository, actor, oid, body, path, position, line })
      const { api } = gitAddresses(repository, request.addresses)
      reply.code(201).header('location', `${api}/comments/${made.id}`)
      return presentOne(request, made)
    })

    const get = {
      config: reads,
      schema: {
        operationId: 'repos/get-commit-comment',
        summary: 'One comment',
        tags,
        params: CommentPath,
        response: { 200: CommitComment, 304: NoContent, ...mayFail },
      },
    }
    app.get('/repos/:owner/:repo/comments/:comment_id', get, async (request, reply) => {
      const { row } = request.repository
      const versions = await commitVersions(hosting, row)
      if (isUnchanged(request, reply, ...versions)) return reply.code(304).send(null)
      return presentOne(request, await comments.get(row.id, idOf(request.params.comment_id)))
    })

    const edit = {
      config: says,
      schema: {
        operationId: 'repos/update-commit-comment',
        summary: 'Change the words of a comment',
        tags,
        params: CommentPath,
        body: CommentBody,
        response: { 200: CommitComment, 304: NoContent, ...mayFail },
      },
    }
    app.patch('/repos/:owner/:repo/comments/:comment_id', edit, async (request) => {
      const { row: repository, role } = request.repository
      const actor = accountOf(request.viewer)
      const id = idOf(request.params.comment_id)
      return presentOne(
        request,
        await comments.edit({ repository, actor, role, id, body: request.body.body }),
      )
    })

    const remove = {
      config: says,
      schema: {
        operationId: 'repos/delete-commit-comment',
        summary: 'Take a comment back',
        tags,
        params: CommentPath,
        response: { 204: NoContent, ...mayFail },
      },
    }
    app.delete('/repos/:owner/:repo/comments/:comment_id', remove, async (request, reply) => {
      const { row: repository, role } = request.repository
      const actor = accountOf(request.viewer)
      await comments.remove({ repository, actor, role, id: idOf(request.params.comment_id) })
      return reply.code(204).send(null)
    })

    function oidOf(request: FastifyRequest, ref: string): Promise<string> {
      return getCommitOid(git.repository(request.repository.row.id), ref, { unknown: noCommitFound(ref) })
    }

    async function present(request: FastifyRequest, rows: readonly CommitCommentRow[]) {
      const { row } = request.repository
      const { addresses } = request
      const media = readMedia(request.headers.accept)
      const authorIds = rows.map(({ author_id }) => author_id)
      const accounts = await findAccounts(db.read, authorIds)
      const associations = await loadAssociations(db.read, authorIds, [row])
      const place = gitAddresses(row, addresses)
      const context = { addresses, repository: { fullName: `${row.owner_login}/${row.name}` } }
      return Promise.all(
        rows.map(async (one) => {
          const author = accounts.get(one.author_id) ?? ghost
          const association = associationOf(associations, row.id, one.author_id)
          const { body, ...rest } = presentCommitComment(one, author, association, place, addresses)
          return { ...rest, ...(await presentBody(media, body, context)) }
        }),
      )
    }

    async function presentOne(request: FastifyRequest, row: CommitCommentRow) {
      const [presented] = await present(request, [row])
      if (!presented) throw notFound()
      return presented
    }
  }

function idOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw notFound()
  return Number(text)
}
