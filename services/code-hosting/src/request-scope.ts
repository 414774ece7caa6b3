import type { Caller } from '@octavo/platform/auth/auth.ts'
import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Addresses, addressesAt } from './addresses.ts'
import { problem } from './errors.ts'
import type { Context } from './hosting.ts'
import { createOrganizationScope } from './organization-scope.ts'
import { createRoleFinder } from './repository-roles.ts'
import { includes, type Role } from './roles.ts'
import { createRepositoryFinder, type RepositoryRow } from './store/repositories.ts'
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

export interface OpenRepository {
  row: RepositoryRow
  role: Role
}

declare module 'fastify' {
  interface FastifyContextConfig {
    needs?: Need
  }
  interface FastifyRequest {
    viewer: Viewer
    /** Changes when everything is replaced by a copy, whose counters may count the same numbers once more. */
    era: string
    addresses: Addresses
    /** The repository of the path, which the viewer may see and use as the route needs. */
    repository: OpenRepository
  }
}

/** Finds out, before anything of a body is read, who asks, for which repository, and whether they may. */
export function installRequestScope(app: App, context: Context): void {
  const roleOf = createRoleFinder(context.db)
  const findRepository = createRepositoryFinder(context.db.read)
  const openOrganization = createOrganizationScope(context.db)
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
    const needs = config.needs ?? {}
    const viewer = viewerOf(request.caller)
    request.viewer = viewer
    showAccepted(reply, viewer, needs)
    showExpiry(reply, request.caller)
    if (url && ofRepository.test(url)) return await openRepository(request, reply, needs)
    requireAccount(viewer, needs)
    if (url?.startsWith('/orgs/:org')) await openOrganization(request, needs)
  })

  // Clients send an empty text where they have nothing to say.
  app.addHook('preValidation', async (request) => {
    if (request.body === '' && request.method !== 'POST') request.body = undefined
  })

  async function openRepository(request: FastifyRequest, reply: FastifyReply, needs: Need): Promise<unknown> {
    // The path is one of a repository.
    const { owner, repo } = request.params as { owner: string; repo: string }
    const { viewer } = request
    const found = await findRepository(owner, repo)
    const role = found && (await roleOf(viewer, found.row))
    if (!found || !role) throw problem('not_found')
    request.repository = { row: found.row, role }
    if (found.isElsewhere) return redirect(request, reply, found.row)
    requireRights(request, needs)
  }

  function redirect(request: FastifyRequest, reply: FastifyReply, { id, owner_login, name }: RepositoryRow) {
    const rest = request.url.replace(/^\/(?:repos|networks)\/[^/?]+\/[^/?]+/, '')
    const place = request.url.startsWith('/networks/')
      ? `networks/${owner_login}/${name}`
      : `repositories/${id}`
    const location = `${request.addresses.api}/${place}${rest}`
    const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 307
    return reply
      .code(status)
      .header('location', location)
      .send({
        message: status === 301 ? 'Moved Permanently' : 'Temporary Redirect',
        url: location,
        documentation_url:
          'https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api#follow-redirects',
      })
  }
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

/** Of a repository that the viewer may see: whether they may do what the route does. */
function requireRights({ viewer, repository: { row, role } }: FastifyRequest, needs: Need): void {
  const { permission = 'metadata', level = 'read', user } = needs
  const isWriting = level !== 'read'
  const needed = needs.role ?? (isWriting ? 'write' : 'read')
  if (!viewer.user && (user || isWriting || needed !== 'read')) throw problem('requires_authentication')
  const scopes = needs.scopes ?? (row.visibility === 'public' ? ['public_repo'] : ['repo'])
  if ((isWriting || needed !== 'read') && viewer.user && !viewer.hasScope(...scopes))
    throw problem('not_found')
  if (viewer.user && !viewer.hasPermission(permission, level)) throw problem('not_accessible')
  if (!includes(role, needed)) throw problem(needed === 'admin' ? 'needs_admin' : 'needs_push')
  if (isWriting && row.is_archived && permission !== 'administration') throw problem('archived')
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
