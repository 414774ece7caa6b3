import type { Database } from '@octavo/platform/data/database.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Need } from '../access/needs.ts'
import { notAccessible } from '../access/not-accessible.ts'
import { includes } from '../access/roles.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { redirectPermanently } from '../wire/redirects.ts'
import { createAccessFinder, type RepositoryAccess } from './repository-roles.ts'
import { createRepositoryFinder } from './store/repositories.ts'

export interface OpenRepository extends RepositoryAccess {
  row: RepositoryRow
  /** Read together with the row, where one query finds it by name. */
  accountVersion?: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The repository of the path, after the needs of the route were checked. */
    repository: OpenRepository
  }
}

/** Loads the repository of the path and checks the needs of the route, or redirects to its new name. */
export function createRepositoryScope(db: Pick<Database<Tables>, 'read'>) {
  const accessOf = createAccessFinder(db)
  const findRepository = createRepositoryFinder(db.read)

  return async function loadRepository(
    request: FastifyRequest,
    reply: FastifyReply,
    needs: Need,
  ): Promise<unknown> {
    // Only called for paths of repositories.
    const { owner, repo } = request.params as { owner: string; repo: string }
    const { viewer } = request
    const match = await findRepository(owner, repo)
    const access = match && (await accessOf(viewer, match.row))
    if (!match || !access) throw problem('not_found')
    const { row, accountVersion } = match
    request.repository = { row, ...access, ...(accountVersion !== undefined && { accountVersion }) }
    if (match.isMoved) return redirect(request, reply, match.row)
    requireRights(request, needs)
  }
}

function redirect(request: FastifyRequest, reply: FastifyReply, { id, owner_login, name }: RepositoryRow) {
  const rest = request.url.replace(/^\/(?:repos|networks)\/[^/?]+\/[^/?]+/, '')
  const path = request.url.startsWith('/networks/') ? `networks/${owner_login}/${name}` : `repositories/${id}`
  const location = `${request.addresses.api}/${path}${rest}`
  return redirectPermanently(request, reply, location)
}

/** Checks the needs of a route for a repository that the viewer can see. */
export function requireRights(
  { viewer, repository: { row, role, isReached } }: Pick<FastifyRequest, 'viewer' | 'repository'>,
  needs: Need,
): void {
  const { permission = 'metadata', level = 'read', user } = needs
  const isWriting = level !== 'read'
  const minRole = needs.role ?? (isWriting ? 'write' : 'read')
  if (!viewer.user && (user || isWriting || minRole !== 'read')) throw problem('requires_authentication')
  const isRestricted = needs.scopes !== undefined || isWriting || minRole !== 'read'
  const scopes = needs.scopes ?? (row.visibility === 'public' ? ['public_repo'] : ['repo'])
  if (isRestricted && viewer.user && !viewer.hasScope(...scopes)) throw problem('not_found')
  if (needs.refusesPermissions && viewer.hasPermissions) throw notAccessible(viewer)
  if (viewer.user && !viewer.hasPermission(permission, level)) throw notAccessible(viewer)
  if (!isReached && (isWriting || minRole !== 'read')) throw notAccessible(viewer)
  // Installations have permissions instead of roles.
  if (!viewer.installation && !includes(role, minRole))
    throw problem(minRole === 'admin' ? 'needs_admin' : 'needs_push')
  if (isWriting && row.is_archived && !needs.allowsArchived) throw problem('archived')
}
