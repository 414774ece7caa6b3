import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountOf } from '../../../accounts/viewer-account.ts'
import type { Context } from '../../../context.ts'
import { problem } from '../../../errors.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { readMedia } from '../../../wire/media-types.ts'
import { maxFileBodyBytes } from '../../../wire/request-bodies.ts'
import { revalidate } from '../../../wire/versions.ts'
import { presentGitCommit } from '../../commits/present/git-data.ts'
import { getCommitOid, versionsOf } from '../../commits/revisions.ts'
import { requireWorkflowScope } from '../../pushes/workflow-files.ts'
import { decodeContent } from '../blob-content.ts'
import type { ContentViews } from '../content-views.ts'
import { findContent } from '../contents.ts'
import { type FileChanges, notSupplied } from '../file-changes.ts'
import { presentContent, presentEntry, presentFolder } from '../present.ts'
import { Content, ContentsPath, DeleteBody, DeleteQuery, FileCommit, PutBody, RefQuery } from '../schema.ts'
import { sendFile } from '../send-file.ts'

const tags = ['repos']
const reads = { needs: { permission: 'contents' } }
const writes = { needs: { permission: 'contents', level: 'write' } } as const

export const contentRoutes =
  ({ git }: Pick<Context, 'git'>, changes: FileChanges, views: ContentViews): Routes =>
  (app) => {
    const get = {
      config: reads,
      schema: {
        operationId: 'repos/get-content',
        summary: 'Get repository content',
        tags,
        params: ContentsPath,
        querystring: RefQuery,
        response: { 200: Content, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/contents/:path', get, (request, reply) =>
      sendContent(request, reply, request.params.path, request.query.ref),
    )
    for (const url of ['/repos/:owner/:repo/contents', '/repos/:owner/:repo/contents/']) {
      const root = { ...get, schema: { ...get.schema, params: RepositoryPath, hide: true } }
      app.get(url, root, (request, reply) => sendContent(request, reply, '', request.query.ref))
    }

    async function sendContent(
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      requestedRef?: string,
    ) {
      const { row } = request.repository
      const period = await views.periodOf(row)
      if (revalidate(request, reply, ...versionsOf(row, requestedRef), period))
        return reply.code(304).send(null)
      const ref = requestedRef || row.default_branch
      const store = git.repository(row.id)
      const oid = await getCommitOid(store, ref, {
        empty: () => problem('not_found', { message: 'This repository is empty.' }),
        unknown: () => problem('not_found', { message: `No commit found for the ref ${ref}` }),
      })
      const { variant } = readMedia(request.headers.accept)
      const content = await findContent(store, oid, path)
      if (!content) throw problem('not_found')
      if (content.kind === 'file' && (variant === 'raw' || variant === 'html'))
        return sendFile(request, reply, store, content, { ref })
      const view = await views.open(request, reply, ref)
      return content.kind === 'folder' && variant === 'object'
        ? presentFolder(content, view)
        : presentContent(content, view)
    }

    const put = {
      bodyLimit: maxFileBodyBytes,
      config: writes,
      schema: {
        operationId: 'repos/create-or-update-file-contents',
        summary: 'Create or update file contents',
        tags,
        params: ContentsPath,
        body: PutBody,
        response: { 200: FileCommit, 201: FileCommit, ...errorResponses },
      },
    }
    app.put('/repos/:owner/:repo/contents/:path', put, async (request, reply) => {
      const { body, params, viewer } = request
      requireWorkflowScope(viewer, [params.path])
      const { row: repository } = request.repository
      const { content, sha: oid, branch, ...commit } = body
      const bytes = decodeContent(content, 'base64')
      const actor = accountOf(viewer)
      const changed = await changes.change({
        repository,
        actor,
        path: params.path,
        bytes,
        oid,
        branch,
        ...commit,
      })
      const view = await views.open(request, reply, changed.branch)
      reply.code(changed.isNew ? 201 : 200)
      return {
        content: { ...presentEntry(changed.entry, view), type: 'file' as const },
        commit: presentGitCommit(changed.commit, view.urls),
      }
    })

    const remove = {
      config: writes,
      schema: {
        operationId: 'repos/delete-file',
        summary: 'Delete a file',
        tags,
        params: ContentsPath,
        querystring: DeleteQuery,
        body: DeleteBody,
        response: { 200: FileCommit, 304: NoContent, ...errorResponses },
      },
    }
    app.delete('/repos/:owner/:repo/contents/:path', remove, async (request, reply) => {
      const { params, viewer } = request
      requireWorkflowScope(viewer, [params.path])
      const { sha: oid, branch, message, ...people } = { ...request.query, ...request.body }
      if (message === undefined) throw notSupplied('message')
      if (oid === undefined) throw notSupplied('sha')
      const { row: repository } = request.repository
      const actor = accountOf(viewer)
      const changed = await changes.change({
        repository,
        actor,
        path: params.path,
        bytes: null,
        oid,
        branch,
        message,
        ...people,
      })
      const { urls } = await views.open(request, reply, changed.branch)
      return { content: null, commit: presentGitCommit(changed.commit, urls) }
    })
  }
