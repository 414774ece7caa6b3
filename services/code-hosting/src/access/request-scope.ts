import type { Caller } from '@octavo/platform/auth/auth.ts'
import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context/hosting.ts'
import { problem } from '../errors.ts'
import { type Addresses, addressesAt } from '../wire/addresses.ts'
import type { Role } from './roles.ts'
import { type Level, type Viewer, viewerOf } from './viewer.ts'

/** The permissions that a route requires. The `X-Accepted-…` headers are derived from them. */
export interface Need {
  /** The permission of fine-grained tokens, and its level. */
  permission?: string
  level?: Level
  /** The minimum role in the repository of the path. Default: `read` for reads, `write` for other levels. */
  role?: Role
  /** The accepted scopes of classic tokens. For repositories, the default depends on the visibility. */
  scopes?: readonly string[]
  /** Whether a user is required. Writes always require one. */
  user?: boolean
  /** The required standing in the organization of the path. */
  organization?: 'member' | 'owner'
  /** Whether the caller must maintain the team of the path. */
  team?: 'maintainer'
  /** Whether the caller must be a site administrator. Other users get 404. */
  siteAdmin?: boolean
}

declare module 'fastify' {
  interface RouteNeeds {
    'code-hosting': Need
  }
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
    // The type declares the needs of all services. The routes of this app use only these.
    const needs = (config.needs ?? {}) as Need
    const viewer = viewerOf(request.caller)
    request.viewer = viewer
    showAccepted(reply, viewer, needs)
    showExpiry(reply, request.caller)
    if (url && ofRepository.test(url)) return await loadRepository(request, reply, needs)
    requireAccount(viewer, needs)
    if (url?.startsWith('/orgs/:org')) await loadOrganization(request, needs)
  })

  // Some clients send an empty string as an empty body.
  app.addHook('preValidation', async (request) => {
    if (request.body === '' && request.method !== 'POST') request.body = undefined
  })
}

const ofRepository = /^\/(?:repos|networks)\/:owner\/:repo(?=\/|$)/

/** For routes outside repositories. */
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

/** Clients warn before the expiry. The header has its own time format. */
function showExpiry(reply: FastifyReply, { expiresAtMs }: Caller): void {
  if (expiresAtMs === null) return
  const [date, time] = new Date(expiresAtMs).toISOString().split(/[T.]/)
  reply.header('github-authentication-token-expiration', `${date} ${time} UTC`)
}
