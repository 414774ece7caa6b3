import type { Database } from '@octavo/platform/data/database.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Need } from '../access/needs.ts'
import { notAccessible } from '../access/not-accessible.ts'
import type { Viewer } from '../access/viewer.ts'
import { findProfile, findProfileById, idInside } from '../accounts/store/accounts.ts'
import type { ProfileRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { findMembership } from '../repositories/store/repository-roles.ts'
import { findTeamRole } from './store/team-members.ts'
import { findTeamById, findTeamBySlug, type TeamRow } from './store/teams.ts'

/** The viewer's role in an organization that their token can access. */
export type Standing = 'outsider' | 'member' | 'owner'

export interface OpenOrganization {
  row: ProfileRow
  /** Decides permissions. */
  standing: Standing
  /** Decides which private fields are shown. Fewer tokens qualify for that. */
  visibleStanding: Standing
}

export interface OpenTeam {
  row: TeamRow
  /** Whether the viewer may change the team: owners of the organization and maintainers of the team may. */
  isMaintained: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    organization: OpenOrganization
    /** The team of the path, visible to the viewer. */
    team: OpenTeam
  }
}

type OrganizationRequest = Pick<FastifyRequest, 'params' | 'viewer' | 'organization' | 'team'>

/** Loads the organization of the path and its team, and checks the needs of the route. */
export function createOrganizationScope({ read }: Pick<Database<Tables>, 'read'>) {
  return async function loadOrganization(
    request: OrganizationRequest,
    needs: Need,
    db: Kysely<Tables> = read,
  ): Promise<void> {
    // Only called for paths of organizations.
    const { org, team_slug } = request.params as { org: string; team_slug?: string }
    const team = await findTeamOf(db, org, team_slug)
    const row = team ? await findProfileById(db, team.organization_id) : await findProfile(db, org)
    if (row?.role !== 'organization' || (team_slug !== undefined && !team && org === '_'))
      throw problem('not_found')
    const standing = await findStanding(db, request.viewer, row)
    const maySee = request.viewer.hasScope('read:org') && request.viewer.hasPermission('members', 'read')
    request.organization = { row, standing, visibleStanding: maySee ? standing : 'outsider' }
    requireStanding(request, needs)
    if (team_slug === undefined) return
    const teamRow = team ?? (await findTeamBySlug(db, row.id, team_slug))
    if (!teamRow) throw problem('not_found')
    request.team = { row: teamRow, isMaintained: await openTeam(db, request, teamRow) }
    if (needs.team === 'maintainer' && !request.team.isMaintained) throw problem('needs_maintainer')
  }

  /** A secret team is visible only to its members and to owners. */
  async function openTeam(
    db: Kysely<Tables>,
    { viewer, organization }: OrganizationRequest,
    team: TeamRow,
  ): Promise<boolean> {
    if (organization.standing === 'owner') return true
    if (organization.standing === 'outsider' || !viewer.user) throw problem('not_found')
    const role = await findTeamRole(db, team.id, viewer.user.id)
    if (team.privacy === 'secret' && !role) throw problem('not_found')
    return role === 'maintainer'
  }
}

export async function findStanding(
  db: Kysely<Tables>,
  viewer: Viewer,
  { id }: Pick<ProfileRow, 'id'>,
): Promise<Standing> {
  if (!viewer.user || !viewer.canAccessOwner(id)) return 'outsider'
  // The permissions of the installation decide.
  if (viewer.installation) return 'owner'
  const membership = await findMembership(db, id, viewer.user.id)
  if (membership?.state !== 'active') return 'outsider'
  return membership.role === 'admin' ? 'owner' : 'member'
}

function requireStanding(
  { viewer, organization: { row, standing } }: OrganizationRequest,
  needs: Need,
): void {
  const { organization: minStanding, permission, level = 'read' } = needs
  if (!minStanding || standing === 'owner' || (minStanding === 'member' && standing === 'member')) return
  if (!viewer.user) throw problem('requires_authentication')
  if (permission && !viewer.hasPermission(permission, level)) throw notAccessible(viewer)
  if (!viewer.canAccessOwner(row.id)) throw notAccessible(viewer)
  if (level === 'read') throw problem('not_found')
  throw problem(minStanding === 'owner' ? 'needs_owner' : 'needs_membership')
}

async function findTeamOf(db: Kysely<Tables>, org: string, slug: string | undefined) {
  const id = slug === undefined ? undefined : idInside(slug)
  const team = id === undefined ? undefined : await findTeamById(db, id)
  return team && (org === '_' || org === `_${team.organization_id}`) ? team : undefined
}
