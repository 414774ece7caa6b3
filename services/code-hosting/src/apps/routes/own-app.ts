import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { presentFullRepository } from '../../repositories/present/full-repository.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { findRepository } from '../../repositories/store/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { presentTime } from '../../wire/times.ts'
import type { InstallationTokens } from '../installation-tokens.ts'
import type { Installations } from '../installations.ts'
import { presentApp } from '../present/apps.ts'
import { presentInstallation } from '../present/installations.ts'
import { App, Installation, InstallationToken, TokenBody } from '../schema.ts'
import { findAppBySlug } from '../store/apps.ts'
import {
  countInstallations,
  findInstallationFor,
  findInstallationOn,
  listInstallations,
} from '../store/installations.ts'
import { botOf, getViewerApp } from '../viewer-app.ts'

const tags = ['apps']
const config = { needs: { jwt: true } }
const params = Type.Object({ installation_id: Type.String() })

interface OwnAppOptions {
  db: Context['db']
  installations: Installations
  tokens: InstallationTokens
}

/** For apps that authenticate with an assertion. */
export const ownAppRoutes =
  ({ db, installations, tokens }: OwnAppOptions): Routes =>
  (app) => {
    app.get(
      '/app',
      {
        config,
        schema: {
          operationId: 'apps/get-authenticated',
          summary: 'Get the authenticated app',
          tags,
          response: { 200: App, ...errorResponses },
        },
      },
      async (request) => {
        const own = await getViewerApp(db, request)
        const installations_count = await countInstallations(db.read, own.id)
        return { ...presentApp(own, request.addresses), installations_count }
      },
    )

    app.get(
      '/apps/:app_slug',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'apps/get-by-slug',
          summary: 'Get an app',
          tags,
          params: Type.Object({ app_slug: Type.String() }),
          response: { 200: App, ...errorResponses },
        },
      },
      async ({ params, viewer, addresses }) => {
        const appRow = await findAppBySlug(db.read, params.app_slug)
        const isOwn = appRow?.owner_id === viewer.user?.id || appRow?.id === viewer.app?.id
        if (!appRow || (!appRow.is_public && !isOwn)) throw problem('not_found')
        return presentApp(appRow, addresses)
      },
    )

    app.get(
      '/app/installations',
      {
        config,
        schema: {
          operationId: 'apps/list-installations',
          summary: 'List installations for the authenticated app',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(Installation), ...errorResponses },
        },
      },
      async (request, reply) => {
        const own = await getViewerApp(db, request)
        const page = readPage(request.query)
        const { rows, total } = await listInstallations(
          db.read,
          (eb) => eb('installation.app_id', '=', own.id),
          sliceOf(page),
        )
        linkPages(request, reply, page, total)
        return rows.map((row) => presentInstallation(row, request.addresses))
      },
    )

    app.get(
      '/app/installations/:installation_id',
      {
        config,
        schema: {
          operationId: 'apps/get-installation',
          summary: 'Get an installation for the authenticated app',
          tags,
          params,
          response: { 200: Installation, ...errorResponses },
        },
      },
      async (request) => {
        const own = await getViewerApp(db, request)
        const id = readNumber(request.params.installation_id)
        return presentInstallation(await installations.getOwn(own.id, id), request.addresses)
      },
    )

    app.delete(
      '/app/installations/:installation_id',
      {
        config,
        schema: {
          operationId: 'apps/delete-installation',
          summary: 'Delete an installation for the authenticated app',
          tags,
          params,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const own = await getViewerApp(db, request)
        await installations.removeOwn(own, botOf(own), readNumber(request.params.installation_id))
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/app/installations/:installation_id/access_tokens',
      {
        config,
        schema: {
          operationId: 'apps/create-installation-access-token',
          summary: 'Create an installation access token for an app',
          tags,
          params,
          body: Type.Union([TokenBody, Type.Null()]),
          response: { 201: InstallationToken, ...errorResponses },
        },
      },
      async (request, reply) => {
        const own = await getViewerApp(db, request)
        const { repositories: names, repository_ids: repositoryIds, permissions } = request.body ?? {}
        const input = { repositories: names, repositoryIds, permissions }
        const token = await tokens.create(own, readNumber(request.params.installation_id), input)
        reply.code(201)
        return {
          token: token.secret,
          expires_at: presentTime(token.expiresAtMs),
          permissions: token.permissions,
          repository_selection: token.repositories
            ? ('selected' as const)
            : token.installation.repository_selection,
          ...(token.repositories && {
            repositories: token.repositories.map((row) =>
              presentFullRepository(row, request.addresses, 'write'),
            ),
          }),
        }
      },
    )

    for (const isSuspended of [true, false]) {
      app.route({
        method: isSuspended ? 'PUT' : 'DELETE',
        url: '/app/installations/:installation_id/suspended',
        config,
        schema: {
          operationId: isSuspended ? 'apps/suspend-installation' : 'apps/unsuspend-installation',
          summary: isSuspended ? 'Suspend an app installation' : 'Unsuspend an app installation',
          tags,
          params,
          response: { 204: NoContent, ...errorResponses },
        },
        handler: async (request, reply) => {
          const own = await getViewerApp(db, request)
          const id = readNumber(request.params.installation_id)
          await installations.suspendOwn(own, botOf(own), id, isSuspended)
          return reply.code(204).send(null)
        },
      })
    }

    app.get(
      '/repos/:owner/:repo/installation',
      {
        config,
        schema: {
          operationId: 'apps/get-repo-installation',
          summary: 'Get a repository installation for the authenticated app',
          tags,
          params: RepositoryPath,
          response: { 200: Installation, ...errorResponses },
        },
      },
      async (request) => {
        const { owner, repo } = request.params
        const repository = (await findRepository(db.read, owner, repo))?.row
        const own = await getViewerApp(db, request)
        const installation = repository && (await findInstallationFor(db.read, own.id, repository))
        if (!installation) throw problem('not_found')
        return presentInstallation(installation, request.addresses)
      },
    )

    const ofAccounts = { '/orgs/:login/installation': 'org', '/users/:login/installation': 'user' } as const
    for (const [path, kind] of Object.entries(ofAccounts)) {
      app.get(
        path,
        {
          config,
          schema: {
            operationId: `apps/get-${kind}-installation`,
            summary: `Get ${kind === 'org' ? 'an organization' : 'a user'} installation for the authenticated app`,
            tags,
            params: Type.Object({ login: Type.String() }),
            response: { 200: Installation, ...errorResponses },
          },
        },
        async (request) => {
          const account = await findAccount(db.read, request.params.login)
          const own = await getViewerApp(db, request)
          const installation = account && (await findInstallationOn(db.read, own.id, account.id))
          if (!installation) throw problem('not_found')
          return presentInstallation(installation, request.addresses)
        },
      )
    }
  }
