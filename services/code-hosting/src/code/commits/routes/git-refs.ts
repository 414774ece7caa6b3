import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { accountOf } from '../../../accounts/viewer-account.ts'
import type { Context } from '../../../context.ts'
import type { Ref } from '../../../git/git.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { linkPages, offsetOf, readPage } from '../../../wire/links.ts'
import { LongPageQuery } from '../../../wire/page-queries.ts'
import { revalidate } from '../../../wire/versions.ts'
import type { GitRefs } from '../git-refs.ts'
import { presentRef } from '../present/git-data.ts'
import { notFound, versionsOf } from '../revisions.ts'
import { GitRef, NewRefBody, RefBody, RefPath } from '../schema/git-data.ts'
import { getNonEmpty } from './non-empty-repository.ts'

const tags = ['git']
const reads = { needs: { permission: 'contents' } }
const writes = { needs: { permission: 'contents', level: 'write' } } as const
const RefList = Type.Array(GitRef)

export const gitRefRoutes =
  ({ git }: Pick<Context, 'git'>, refs: GitRefs): Routes =>
  (app) => {
    const get = {
      config: reads,
      schema: {
        operationId: 'git/get-ref',
        summary: 'Get a reference',
        tags,
        params: RefPath,
        response: { 200: GitRef, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/git/ref/:ref', get, async (request, reply) => {
      const { row } = request.repository
      if (revalidate(request, reply, ...versionsOf(row, undefined))) return reply.code(304).send(null)
      const store = await getNonEmpty(git, request)
      const ref_ = await store.findRef(fullName(request.params.ref))
      if (!ref_ || isInternal(ref_)) throw notFound()
      return presentRef(ref_, row, request.addresses)
    })

    const matching = {
      config: reads,
      schema: {
        operationId: 'git/list-matching-refs',
        summary: 'List matching references',
        tags,
        params: RefPath,
        querystring: Type.Object(LongPageQuery),
        response: { 200: RefList, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/git/matching-refs/:ref', matching, (request, reply) =>
      sendMatching(request, reply, request.params.ref),
    )
    const all = { ...matching, schema: { ...matching.schema, params: RepositoryPath, hide: true } }
    app.get('/repos/:owner/:repo/git/matching-refs/', all, (request, reply) =>
      sendMatching(request, reply, ''),
    )

    async function sendMatching(request: FastifyRequest, reply: FastifyReply, prefix: string) {
      const { row } = request.repository
      if (revalidate(request, reply, ...versionsOf(row, undefined))) return reply.code(304).send(null)
      const store = await getNonEmpty(git, request)
      const ref_ = await store.listRefs(fullName(prefix))
      return ref_.filter((ref) => !isInternal(ref)).map((ref) => presentRef(ref, row, request.addresses))
    }

    // Legacy routes: a single ref, or all refs with a prefix.
    for (const url of ['/repos/:owner/:repo/git/refs', '/repos/:owner/:repo/git/refs/']) {
      app.get(url, all, async (request, reply) => sendPage(request, reply, '', request.query))
    }
    const older = { ...matching, schema: { ...matching.schema, response: {}, hide: true } }
    app.get('/repos/:owner/:repo/git/refs/:ref', older, async (request, reply) => {
      const store = await getNonEmpty(git, request)
      const { row } = request.repository
      const exact = await store.findRef(fullName(request.params.ref))
      if (exact && !isInternal(exact)) return presentRef(exact, row, request.addresses)
      return sendPage(request, reply, `${request.params.ref}/`, request.query)
    })

    async function sendPage(
      request: FastifyRequest,
      reply: FastifyReply,
      prefix: string,
      query: { page?: string; per_page?: string },
    ) {
      const { row } = request.repository
      if (revalidate(request, reply, ...versionsOf(row, undefined))) return reply.code(304).send(null)
      const store = await getNonEmpty(git, request)
      const ref_ = (await store.listRefs(fullName(prefix))).filter((ref) => !isInternal(ref))
      if (prefix && ref_.length === 0) throw notFound()
      const page = readPage(query)
      linkPages(request, reply.header('x-poll-interval', '300'), page, ref_.length)
      return ref_
        .slice(offsetOf(page), offsetOf(page) + page.size)
        .map((ref) => presentRef(ref, row, request.addresses))
    }

    const create = {
      config: writes,
      schema: {
        operationId: 'git/create-ref',
        summary: 'Create a reference',
        tags,
        params: RepositoryPath,
        body: NewRefBody,
        response: { 201: GitRef, ...errorResponses },
      },
    }
    app.post('/repos/:owner/:repo/git/refs', create, async (request, reply) => {
      const { row: repository } = request.repository
      const { ref: name, sha: oid } = request.body
      const created = await refs.create({ repository, actor: accountOf(request.viewer), name, oid })
      const presented = presentRef(created, repository, request.addresses)
      reply.code(201).header('location', presented.url)
      return presented
    })

    const update = {
      config: writes,
      schema: {
        operationId: 'git/update-ref',
        summary: 'Update a reference',
        tags,
        params: RefPath,
        body: RefBody,
        response: { 200: GitRef, 304: NoContent, ...errorResponses },
      },
    }
    app.patch('/repos/:owner/:repo/git/refs/:ref', update, async (request) => {
      const { row: repository } = request.repository
      const { sha: oid, force: isForced = false } = request.body
      const name = fullName(request.params.ref)
      const actor = accountOf(request.viewer)
      const updated = await refs.update({ repository, actor, name, oid, isForced })
      return presentRef(updated, repository, request.addresses)
    })

    const remove = {
      config: writes,
      schema: {
        operationId: 'git/delete-ref',
        summary: 'Delete a reference',
        tags,
        params: RefPath,
        response: { 204: NoContent, ...errorResponses },
      },
    }
    app.delete('/repos/:owner/:repo/git/refs/:ref', remove, async (request, reply) => {
      const { row: repository } = request.repository
      const name = fullName(request.params.ref)
      await refs.remove({ repository, actor: accountOf(request.viewer), name })
      return reply.code(204).send(null)
    })
  }

/** The path has no `refs/` prefix, but some clients send it. */
function fullName(ref: string): string {
  return ref.startsWith('refs/') ? ref : `refs/${ref}`
}

function isInternal({ name }: Ref): boolean {
  return name.startsWith('refs/octavo/')
}
