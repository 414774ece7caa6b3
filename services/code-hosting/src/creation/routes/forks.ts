import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Viewer } from '../../access/viewer.ts'
import { findAccount } from '../../accounts/store/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { problem } from '../../errors.ts'
import { presentFullRepository } from '../../repositories/present/full-repository.ts'
import { presentRepository } from '../../repositories/present/repositories.ts'
import type { FindOrigins } from '../../repositories/repository-origins.ts'
import type { FindRole } from '../../repositories/repository-roles.ts'
import { createRoleLister } from '../../repositories/repository-roles.ts'
import { FullRepository, RepositoryList, RepositoryPath } from '../../repositories/schema/repositories.ts'
import { ForkBody, GenerateBody, MergeUpstreamBody } from '../../repositories/schema/repository-bodies.ts'
import { findRepositoryById } from '../../repositories/store/repositories.ts'
import { listRepositories } from '../../repositories/store/repository-lists.ts'
import { visibleTo } from '../../repositories/store/visible-repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { requireCreating, requireTokenAccess } from '../create-repository.ts'
import type { Forks } from '../forks.ts'
import { type createUpstreamMerger, notAFork } from '../merge-upstream.ts'
import type { createGenerator } from '../templates.ts'

const tags = ['repos']
const makesFrom = { needs: { user: true, permission: 'contents' } }

interface ForkServices {
  findRole: FindRole
  findOrigins: FindOrigins
  forks: Forks
  generate: ReturnType<typeof createGenerator>
  mergeUpstream: ReturnType<typeof createUpstreamMerger>
}

export const forkRoutes =
  (
    { db }: Pick<Context, 'db'>,
    { findRole, findOrigins, forks, generate, mergeUpstream }: ForkServices,
  ): Routes =>
  (app) => {
    const listRoles = createRoleLister(db)

    app.get(
      '/repos/:owner/:repo/forks',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'repos/list-forks',
          summary: 'List forks',
          tags,
          params: RepositoryPath,
          querystring: Type.Object({ ...PageQuery, sort: Type.Optional(Type.String()) }),
          response: { 200: RepositoryList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, viewer, addresses, query } = request
        const page = readPage(query)
        const isVisible = visibleTo(db.read, viewer)
        const { rows, total } = await listRepositories(db.read, {
          where: (eb) => eb.and([eb('repository.parent_id', '=', repository.row.id), isVisible(eb)]),
          sort: query.sort === 'stargazers' || query.sort === 'watchers' ? 'stars' : 'created',
          direction: query.sort === 'oldest' ? 'asc' : 'desc',
          ...sliceOf(page),
        })
        linkPages(request, reply, page, total)
        const roles = await listRoles(viewer, rows)
        return rows.map((row) =>
          presentRepository(row, addresses, viewer.user ? roles.get(row.id) : undefined),
        )
      },
    )

    app.post(
      '/repos/:owner/:repo/forks',
      {
        config: makesFrom,
        schema: {
          operationId: 'repos/create-fork',
          summary: 'Create a fork',
          tags,
          params: RepositoryPath,
          body: ForkBody,
          response: { 202: FullRepository, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row }, body, addresses }, reply) => {
        const owner = await ownerFor(viewer, body.organization)
        requireCreating(viewer)
        requireTokenAccess(viewer, owner, row.visibility)
        const created = await forks.create(row, {
          owner,
          actor: accountOf(viewer),
          name: body.name,
          defaultBranchOnly: body.default_branch_only ?? false,
        })
        const presented = await show(viewer, created.id, addresses)
        reply.code(202).header('location', presented.url)
        return presented
      },
    )

    app.post(
      '/repos/:owner/:repo/generate',
      {
        config: makesFrom,
        schema: {
          operationId: 'repos/create-using-template',
          summary: 'Create a repository using a template',
          tags,
          params: RepositoryPath,
          body: GenerateBody,
          response: { 201: FullRepository, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row }, body, addresses }, reply) => {
        if (!row.is_template) throw problem('not_found')
        const owner = await ownerFor(viewer, body.owner)
        requireCreating(viewer)
        const visibility = body.private ? 'private' : 'public'
        requireTokenAccess(viewer, owner, visibility)
        const { name, description = null } = body
        const created = await generate(row, {
          owner,
          actor: accountOf(viewer),
          name,
          description,
          visibility,
          includeAllBranches: body.include_all_branches ?? false,
        })
        const presented = await show(viewer, created.id, addresses)
        reply.code(201).header('location', presented.url)
        return presented
      },
    )

    app.post(
      '/repos/:owner/:repo/merge-upstream',
      {
        config: { needs: { permission: 'contents', level: 'write' } },
        schema: {
          operationId: 'repos/merge-upstream',
          summary: 'Sync a fork branch with the upstream repository',
          tags,
          params: RepositoryPath,
          body: MergeUpstreamBody,
          response: {
            200: Type.Object(
              { message: Type.String(), merge_type: Type.String(), base_branch: Type.String() },
              { title: 'merged-upstream' },
            ),
            ...errorResponses,
          },
        },
      },
      async ({ viewer, repository: { row }, body: { branch } }) => {
        const parent = row.parent_id === null ? undefined : await findRepositoryById(db.read, row.parent_id)
        if (!parent || !(await findRole(viewer, parent))) throw notAFork()
        const { type, base } = await mergeUpstream(row, parent, branch, viewer)
        const message =
          type === 'none'
            ? `This branch is not behind the upstream ${base}.`
            : `Successfully fetched and ${type === 'merge' ? 'merged' : 'fast-forwarded'} from upstream ${base}.`
        return { message, merge_type: type, base_branch: base }
      },
    )

    async function ownerFor(viewer: Viewer, login: string | undefined): Promise<AccountRow> {
      const self = accountOf(viewer)
      if (login === undefined || login.toLowerCase() === self.login.toLowerCase()) return self
      const owner = await findAccount(db.read, login)
      if (!owner) throw problem('not_found')
      return owner
    }

    async function show(viewer: Viewer, id: number, addresses: Parameters<typeof presentRepository>[1]) {
      const row = await findRepositoryById(db.read, id)
      if (!row) throw problem('not_found')
      const role = (await findRole(viewer, row)) ?? undefined
      return presentFullRepository(row, addresses, role, await findOrigins(viewer, row))
    }
  }
