import type { Database } from '@octavo/platform/data/database.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Need } from '../access/request-scope.ts'
import { includes, type Role } from '../access/roles.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { redirectForGood } from '../wire/redirects.ts'
import { createRoleFinder } from './repository-roles.ts'
import { createRepositoryFinder } from './store/repositories.ts'

export interface OpenRepository {
  row: RepositoryRow
  role: Role
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The repository of the path, which the viewer may see and use as the route needs. */
    repository: OpenRepository
  }
}

/** Opens the repository of the path for whom it concerns, or leads to where it is now. */
export function createRepositoryScope(db: Pick<Database<Tables>, 'read'>) {
  const roleOf = createRoleFinder(db)
  const findRepository = createRepositoryFinder(db.read)

  return async function loadRepository(
    request: FastifyRequest,
    reply: FastifyReply,
    needs: Need,
  ): Promise<unknown> {
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
}

function redirect(request: FastifyRequest, reply: FastifyReply, { id, owner_login, name }: RepositoryRow) {
  const rest = request.url.replace(/^\/(?:repos|networks)\/[^/?]+\/[^/?]+/, '')
  const place = request.url.startsWith('/networks/')
    ? `networks/${owner_login}/${name}`
    : `repositories/${id}`
  const location = `${request.addresses.api}/${place}${rest}`
  return redirectForGood(request, reply, location)
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
