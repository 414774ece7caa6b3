import type { Caller } from '@octavo/platform/auth/auth.ts'
import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context/hosting.ts'
import { problem } from '../errors.ts'
import { type Addresses, addressesAt } from '../wire/addresses.ts'
import type { Role } from './roles.ts'
import { type Level, type Viewer, viewerOf } from './viewer.ts'

/** What a route asks of its caller. The two headers that name what would be accepted come from the same place. */
export interface Need {
  /** The permission of fine-grained tokens, and how far. */
  permission?: string
  level?: Level
  /** The least role in the repository of the path. By default that to read, or for other levels to write. */
  role?: Role
  /** Any of these scopes of classic tokens; for a repository they follow from its visibility. */
  scopes?: readonly string[]
  /** Whether anonymous callers are turned away. Writing always does. */
  user?: boolean
  /** What to be in the organisation of the path. By default anybody. */
  organization?: 'member' | 'owner'
  /** Whether only those may who maintain the team of the path. */
  team?: 'maintainer'
  /** Whether only those may who run the place; to others there is nothing here. */
  siteAdmin?: boolean
}

declare module 'fastify' {
  interface RouteNeeds {
    'code-hosting': Need
  }
  interface FastifyRequest {
    viewer: Viewer
    /** Changes when everything is replaced by a copy, whose counters may count the same numbers once more. */
    era: string
    addresses: Addresses
  }
}

/** Load the repository or organization of a request's path, and check the route's needs against it. */
export interface ScopeLoaders {
  loadRepository(request: FastifyRequest, reply: FastifyReply, needs: Need): Promise<unknown>
  loadOrganization(request: FastifyRequest, needs: Need): Promise<void>
}

/** Authorizes each request before its body is read. */
export function installRequestScope(
  app: App,
  context: Context,
  { loadRepository, loadOrganization }: ScopeLoaders,
): void {
  let era = ''
  context.bus.subscribe(dataReplaced, () => {
    era = context.ids.text(8)
  })
  app.decorateRequest('viewer')
  app.decorateRequest('era')
  app.decorateRequest('addresses')
  app.decorateRequest('repository')
  app.decorateRequest('organization')
  app.decorateRequest('team')

  app.addHook('onRequest', async (request, reply) => {
    request.addresses = addressesAt(context.url(request))
    request.era = era
    const { config, url } = request.routeOptions
    if (config.access === 'open') return
    if (!request.headers['user-agent']) throw problem('no_user_agent')
    // The routes of this app declare its own type only.
    const needs = (config.needs ?? {}) as Need
    const viewer = viewerOf(request.caller)
    request.viewer = viewer
    showAccepted(reply, viewer, needs)
    showExpiry(reply, request.caller)
    if (url && ofRepository.test(url)) return await loadRepository(request, reply, needs)
    requireAccount(viewer, needs)
    if (url?.startsWith('/orgs/:org')) await loadOrganization(request, needs)
  })

  // Clients send an empty text where they have nothing to say.
  app.addHook('preValidation', async (request) => {
    if (request.body === '' && request.method !== 'POST') request.body = undefined
  })
}

const ofRepository = /^\/(?:repos|networks)\/:owner\/:repo(?=\/|$)/

/** For routes beside those of repositories. */
function requireAccount(
  viewer: Viewer,
  { permission, level = 'read', scopes = [], user, siteAdmin }: Need,
): void {
  if (!viewer.user && (user || level !== 'read')) throw problem('requires_authentication')
  if (siteAdmin && !viewer.isSiteAdmin) throw problem(viewer.user ? 'not_found' : 'requires_authentication')
  if (!viewer.user) return
  if (!viewer.hasScope(...scopes)) throw problem('not_found')
  if (permission && !viewer.hasPermission(permission, level)) throw problem('not_accessible')
}

function showAccepted(
  reply: FastifyReply,
  viewer: Viewer,
  { permission, level = 'read', scopes = [] }: Need,
): void {
  if (['classic', 'impersonation', 'oauth'].includes(viewer.kind)) {
    reply.header('x-oauth-scopes', [...viewer.scopes].join(', '))
    reply.header('x-accepted-oauth-scopes', scopes.join(', '))
  } else if (viewer.kind === 'fine-grained' && permission) {
    reply.header('x-accepted-github-permissions', `${permission}=${level}`)
  }
}

/** Clients read it to warn in time; the form is not that of any other time here. */
function showExpiry(reply: FastifyReply, { expiresAtMs }: Caller): void {
  if (expiresAtMs === null) return
  const [date, time] = new Date(expiresAtMs).toISOString().split(/[T.]/)
  reply.header('github-authentication-token-expiration', `${date} ${time} UTC`)
}
