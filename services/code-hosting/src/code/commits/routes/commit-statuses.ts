import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ghost } from '../../../accounts/present/accounts.ts'
import { findAccounts } from '../../../accounts/store/accounts.ts'
import { accountOf } from '../../../accounts/viewer-account.ts'
import type { Context } from '../../../context.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { presentRepository } from '../../../repositories/present/repositories.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { linkPages, offsetOf, readPage, sliceOf } from '../../../wire/links.ts'
import { LongPageQuery } from '../../../wire/page-queries.ts'
import { revalidate } from '../../../wire/versions.ts'
import type { CommitStatuses } from '../commit-statuses.ts'
import { combineStates, presentCommitStatus, presentSimpleStatus } from '../present/commit-statuses.ts'
import { commitVersions, getCommitOid, isFullOid, noCommitFound, notFound } from '../revisions.ts'
import {
  CombinedStatus,
  CommitStatus,
  StatusBody,
  CommitStatuses as StatusList,
} from '../schema/commit-statuses.ts'
import { CommitPath } from '../schema/commits.ts'
import { ShaPath } from '../schema/git-data.ts'
import { findNewestStatusId, listLatestStatuses, listStatuses } from '../store/commit-statuses.ts'

const tags = ['repos']
const reads = { needs: { permission: 'statuses' } }
const writes = {
  needs: { permission: 'statuses', level: 'write', scopes: ['repo:status', 'public_repo'] },
} as const

export const commitStatusRoutes =
  ({ db, git }: Pick<Context, 'db' | 'git'>, statuses: CommitStatuses): Routes =>
  (app) => {
    const create = {
      config: writes,
      schema: {
        operationId: 'repos/create-commit-status',
        summary: 'Create a commit status',
        tags,
        params: ShaPath,
        body: StatusBody,
        response: { 201: CommitStatus, ...errorResponses },
      },
    }
    app.post('/repos/:owner/:repo/statuses/:sha', create, async (request, reply) => {
      const { row: repository } = request.repository
      const { sha } = request.params
      const store = git.repository(repository.id)
      const commit = isFullOid(sha) ? await store.findCommit(sha.toLowerCase()) : undefined
      if (!commit) throw noCommitFound(sha)()
      const actor = accountOf(request.viewer)
      const { state, context = 'default', description = null, target_url: targetUrl = null } = request.body
      const created = await statuses.create({
        repository,
        actor,
        commit,
        state,
        context,
        description,
        targetUrl,
      })
      const urls = gitAddresses(repository, request.addresses)
      const presented = presentCommitStatus(created, actor, urls, request.addresses)
      reply.code(201).header('location', presented.url)
      return presented
    })

    const list = {
      config: reads,
      schema: {
        operationId: 'repos/list-commit-statuses-for-ref',
        summary: 'List commit statuses for a reference',
        tags,
        params: CommitPath,
        querystring: Type.Object(LongPageQuery),
        response: { 200: StatusList, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/commits/:ref/statuses', list, (request, reply) =>
      sendList(request, reply, request.params.ref, request.query),
    )
    // The path in the `url` of every status.
    const alias = { ...list, schema: { ...list.schema, params: ShaPath, hide: true } }
    app.get('/repos/:owner/:repo/statuses/:sha', alias, (request, reply) =>
      sendList(request, reply, request.params.sha, request.query),
    )

    async function sendList(
      request: FastifyRequest,
      reply: FastifyReply,
      ref: string,
      query: { page?: string; per_page?: string },
    ) {
      const { row } = request.repository
      const { addresses } = request
      const oid = await getCommitOid(git.repository(row.id), ref, { unknown: notFound })
      const of = { repositoryId: row.id, oid }
      const versions = [...(await commitVersions({ db }, row)), await findNewestStatusId(db.read, of)]
      if (revalidate(request, reply, ...versions)) return reply.code(304).send(null)
      const page = readPage(query)
      const slice = sliceOf(page)
      const { rows, total } = await listStatuses(db.read, of, slice)
      linkPages(request, reply, page, total)
      const creators = await findAccounts(
        db.read,
        rows.map(({ creator_id }) => creator_id),
      )
      const urls = gitAddresses(row, addresses)
      return rows.map((one) =>
        presentCommitStatus(one, creators.get(one.creator_id) ?? ghost, urls, addresses),
      )
    }

    const combined = {
      config: reads,
      schema: {
        operationId: 'repos/get-combined-status-for-ref',
        summary: 'Get the combined status for a specific reference',
        tags,
        params: CommitPath,
        querystring: Type.Object(LongPageQuery),
        response: { 200: CombinedStatus, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/commits/:ref/status', combined, async (request, reply) => {
      const { row, role } = request.repository
      const { addresses, viewer } = request
      const { ref } = request.params
      const oid = await getCommitOid(git.repository(row.id), ref, { unknown: notFound })
      const of = { repositoryId: row.id, oid }
      const versions = [...(await commitVersions({ db }, row)), row.version]
      const newest = await findNewestStatusId(db.read, of)
      if (revalidate(request, reply, ...versions, newest)) return reply.code(304).send(null)
      const all = await listLatestStatuses(db.read, of)
      const page = readPage(request.query)
      linkPages(request, reply, page, all.length)
      const rows = all.slice(offsetOf(page), offsetOf(page) + page.size)
      const creators = await findAccounts(
        db.read,
        rows.map(({ creator_id }) => creator_id),
      )
      const urls = gitAddresses(row, addresses)
      return {
        state: combineStates(all),
        statuses: rows.map((one) =>
          presentSimpleStatus(one, creators.get(one.creator_id) ?? ghost, urls, addresses),
        ),
        sha: oid,
        total_count: all.length,
        repository: presentRepository(row, addresses, viewer.user ? role : undefined),
        commit_url: urls.commit(oid),
        url: `${urls.commit(oid)}/status`,
      }
    })
  }
