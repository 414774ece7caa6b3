import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { presentFullRepository } from '../../repositories/present/full-repository.ts'
import { createRoleLister } from '../../repositories/repository-roles.ts'
import { listInstalled } from '../../repositories/store/installed-repositories.ts'
import { isGranted, visibleTo } from '../../repositories/store/visible-repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { InstallationTokens } from '../installation-tokens.ts'
import type { Installations } from '../installations.ts'
import { presentInstallation } from '../present/installations.ts'
import { Installation, InstallationPage, InstallBody, InstalledRepositories } from '../schema.ts'
import { accessibleTo, findInstallation, listInstallations } from '../store/installations.ts'
import { listOwnedAccountIds } from '../store/owned-accounts.ts'

const tags = ['apps']
const params = Type.Object({ installation_id: Type.String() })
/** An app could otherwise extend its own access. */
const manages = { needs: { level: 'write', user: true, scopes: ['repo'], refusesPermissions: true } } as const
const user = { needs: { user: true, scopes: ['repo', 'read:org'] } }

interface InstallationOptions {
  db: Context['db']
  installations: Installations
  tokens: InstallationTokens
}

/** For the token of an installation, and for the users who own installations. */
export const installationRoutes =
  ({ db, installations, tokens }: InstallationOptions): Routes =>
  (app) => {
    const listRoles = createRoleLister(db)

    /** The installations that the user can see, of the app only if its token asks. */
    async function accessibleIn({ viewer }: Pick<FastifyRequest, 'viewer'>) {
      const { id: userId } = accountOf(viewer)
      const accountIds = await listOwnedAccountIds(db.read, userId)
      return accessibleTo(db.read, { userId, accountIds, appId: viewer.app?.id })
    }

    app.get(
      '/installation/repositories',
      {
        config: { needs: { installation: true } },
        schema: {
          operationId: 'apps/list-repos-accessible-to-installation',
          summary: 'List repositories accessible to the app installation',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: InstalledRepositories, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { viewer, addresses } = request
        const id = viewer.installation?.id ?? 0
        const among = [...viewer.scopes].flatMap((scope) =>
          scope.startsWith('repository:') ? [Number(scope.slice('repository:'.length))] : [],
        )
        const page = readPage(request.query)
        const slice = { ...sliceOf(page), ...(among.length && { among }) }
        const { rows, total } = await listInstalled(db.read, id, slice)
        linkPages(request, reply, page, total)
        const roles = await listRoles(viewer, rows)
        const installation = await findInstallation(db.read, id)
        return {
          total_count: total,
          repository_selection: among.length ? 'selected' : (installation?.repository_selection ?? 'all'),
          repositories: rows.map((row) =>
            presentFullRepository(row, addresses, roles.get(row.id) ?? undefined),
          ),
        }
      },
    )

    app.delete(
      '/installation/token',
      {
        config: { needs: { installation: true } },
        schema: {
          operationId: 'apps/revoke-installation-access-token',
          summary: 'Revoke an installation access token',
          tags,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ caller }, reply) => {
        if (caller.tokenId !== null) await tokens.revoke(caller.tokenId)
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/orgs/:org/installations',
      {
        config: {
          needs: {
            permission: 'organization_administration',
            organization: 'owner',
            user: true,
            scopes: ['read:org'],
          },
        },
        schema: {
          operationId: 'orgs/list-app-installations',
          summary: 'List app installations for an organization',
          tags: ['orgs'],
          params: Type.Object({ org: Type.String() }),
          querystring: Type.Object(PageQuery),
          response: { 200: InstallationPage, ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const accountId = request.organization.row.id
        const { rows, total } = await listInstallations(
          db.read,
          (eb) => eb('installation.account_id', '=', accountId),
          sliceOf(page),
        )
        linkPages(request, reply, page, total)
        return {
          total_count: total,
          installations: rows.map((row) => presentInstallation(row, request.addresses)),
        }
      },
    )

    app.get(
      '/user/installations',
      {
        config: user,
        schema: {
          operationId: 'apps/list-installations-for-authenticated-user',
          summary: 'List app installations accessible to the user access token',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: InstallationPage, ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const isAccessible = await accessibleIn(request)
        const { rows, total } = await listInstallations(db.read, isAccessible, sliceOf(page))
        linkPages(request, reply, page, total)
        return {
          total_count: total,
          installations: rows.map((row) => presentInstallation(row, request.addresses)),
        }
      },
    )

    app.post(
      '/user/installations',
      {
        config: manages,
        schema: {
          operationId: 'octavo/install-app',
          summary: 'Install an app on an account',
          tags,
          body: InstallBody,
          response: { 201: Installation, ...errorResponses },
        },
      },
      async ({ viewer, body, addresses }, reply) => {
        const { app_slug: slug, account, repositories } = body
        const installation = await installations.install(accountOf(viewer), { slug, account, repositories })
        reply.code(201)
        return presentInstallation(installation, addresses)
      },
    )

    app.delete(
      '/user/installations/:installation_id',
      {
        config: manages,
        schema: {
          operationId: 'octavo/uninstall-app',
          summary: 'Uninstall an app from an account',
          tags,
          params,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        await installations.remove(accountOf(viewer), readNumber(params.installation_id))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/user/installations/:installation_id/repositories',
      {
        config: user,
        schema: {
          operationId: 'apps/list-installation-repos-for-authenticated-user',
          summary: 'List repositories accessible to the user access token',
          tags,
          params,
          querystring: Type.Object(PageQuery),
          response: { 200: InstalledRepositories, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { viewer, addresses } = request
        const id = readNumber(request.params.installation_id)
        const installation = await findInstallation(db.read, id, await accessibleIn(request))
        if (!installation) throw problem('not_found')
        const page = readPage(request.query)
        const isVisible = visibleTo(db.read, viewer)
        const hasRole = isGranted(db.read, accountOf(viewer).id)
        const { rows, total } = await listInstalled(db.read, id, {
          ...sliceOf(page),
          where: (eb) => eb.and([isVisible(eb), hasRole(eb)]),
        })
        linkPages(request, reply, page, total)
        const roles = await listRoles(viewer, rows)
        return {
          total_count: total,
          repository_selection: installation.repository_selection,
          repositories: rows.map((row) =>
            presentFullRepository(row, addresses, roles.get(row.id) ?? undefined),
          ),
        }
      },
    )

    for (const isSelected of [true, false]) {
      app.route({
        method: isSelected ? 'PUT' : 'DELETE',
        url: '/user/installations/:installation_id/repositories/:repository_id',
        config: manages,
        schema: {
          operationId: isSelected
            ? 'apps/add-repo-to-installation-for-authenticated-user'
            : 'apps/remove-repo-from-installation-for-authenticated-user',
          summary: isSelected
            ? 'Add a repository to an app installation'
            : 'Remove a repository from an app installation',
          tags,
          params: Type.Object({ installation_id: Type.String(), repository_id: Type.String() }),
          response: { 204: NoContent, ...errorResponses },
        },
        handler: async ({ viewer, params }, reply) => {
          const [id, repositoryId] = [readNumber(params.installation_id), readNumber(params.repository_id)]
          await installations.selectRepository(accountOf(viewer), id, repositoryId, isSelected)
          return reply.code(204).send(null)
        },
      })
    }
  }
