import type { Caller } from '@octavo/platform/auth/auth.ts'
import { onCachesOutdated } from '@octavo/platform/bus/bus.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { installNeeds } from '@octavo/platform/needs.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { type Addresses, addressesAt } from '../wire/addresses.ts'
import { anyone, type Need } from './needs.ts'
import { notAccessible } from './not-accessible.ts'
import { type Viewer, viewerOf } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer
    /** Changes when the database is replaced by a copy, whose version counters may repeat earlier values. */
    era: string
    addresses: Addresses
  }
}

/** Load the repository or organization of the path, and check the route's needs against it. */
export interface ScopeLoaders {
  loadRepository(request: FastifyRequest, reply: FastifyReply, needs: Need): Promise<unknown>
  loadOrganization(
    request: Pick<FastifyRequest, 'params' | 'viewer' | 'organization' | 'team'>,
    needs: Need,
    db?: Kysely<Tables>,
  ): Promise<void>
}

/** Authorizes each request before its body is read. */
export function installRequestScope(
  app: App,
  context: Pick<Context, 'appGrants' | 'bus' | 'ids' | 'url'>,
  { loadRepository, loadOrganization }: ScopeLoaders,
): void {
  let era = ''
  onCachesOutdated(context.bus, () => {
    era = context.ids.text(8)
  })
  app.decorateRequest('viewer')
  app.decorateRequest('era')
  app.decorateRequest('addresses')
  app.decorateRequest('repository')
  app.decorateRequest('organization')
  app.decorateRequest('team')

  app.addHook('onRequest', (request, _reply, done) => {
    request.addresses = addressesAt(context.url(request))
    request.era = era
    const isOpen = request.routeOptions.config.access === 'open'
    done(isOpen || request.headers['user-agent'] ? undefined : problem('no_user_agent'))
  })

  installNeeds<Need>(app, {
    example: () => "config: { needs: { permission: 'contents', level: 'write' } }",
    async check(needs, request, reply) {
      const { url } = request.routeOptions
      const viewer = viewerOf(await context.appGrants.read(request.caller))
      request.viewer = viewer
      showAccepted(reply, viewer, needs)
      showExpiry(reply, request.caller)
      requireAppCredentials(viewer, needs)
      if (needs.jwt) return
      if (url && ofRepository.test(url)) return await loadRepository(request, reply, needs)
      requireAccount(viewer, needs)
      if (url?.startsWith('/orgs/:org')) await loadOrganization(request, needs)
    },
  })

  // Some clients send an empty string as an empty body.
  app.addHook('preValidation', async (request) => {
    if (request.body === '' && request.method !== 'POST') request.body = undefined
  })
}

const ofRepository = /^\/(?:repos|networks)\/:owner\/:repo(?=\/|$)/

/** Signed assertions are accepted on routes that require them and on routes for every caller. */
function requireAppCredentials(viewer: Viewer, needs: Need): void {
  const { jwt = false, installation } = needs
  if (jwt && viewer.kind !== 'jwt') throw problem('needs_assertion')
  if (!jwt && viewer.kind === 'jwt' && needs !== anyone) throw problem('bad_credentials')
  if (installation && !viewer.installation) throw problem('needs_installation')
}

/** For routes outside repositories, and for what GraphQL does in their place. */
export function requireAccount(
  viewer: Viewer,
  { permission, level = 'read', scopes = [], refusesPermissions, user, app, siteAdmin }: Need,
): void {
  if (app && viewer.kind !== 'app') throw problem('requires_authentication')
  if (!viewer.user && (user || level !== 'read')) throw problem('requires_authentication')
  if (siteAdmin && !viewer.isSiteAdmin) throw problem(viewer.user ? 'not_found' : 'requires_authentication')
  if (!viewer.user) return
  if (!viewer.hasScope(...scopes)) throw problem('not_found')
  if (refusesPermissions && viewer.hasPermissions) throw notAccessible(viewer)
  if (permission && !viewer.hasPermission(permission, level)) throw notAccessible(viewer)
}

function showAccepted(
  reply: FastifyReply,
  viewer: Viewer,
  { permission, level = 'read', scopes = [] }: Need,
): void {
  if (['classic', 'impersonation', 'oauth'].includes(viewer.kind)) {
    reply.header('x-oauth-scopes', [...viewer.scopes].join(', '))
    reply.header('x-accepted-oauth-scopes', scopes.join(', '))
  } else if (viewer.hasPermissions && permission) {
    reply.header('x-accepted-github-permissions', `${permission}=${level}`)
  }
}

/** Clients warn before the expiry. The header has its own time format. */
function showExpiry(reply: FastifyReply, { expiresAtMs }: Caller): void {
  if (expiresAtMs === null) return
  const [date, time] = new Date(expiresAtMs).toISOString().split(/[T.]/)
  reply.header('github-authentication-token-expiration', `${date} ${time} UTC`)
}
