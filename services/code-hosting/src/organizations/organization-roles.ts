import type { Transaction } from 'kysely'
import type { Role } from '../access/roles.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable } from '../errors.ts'
import { followLostAccess } from '../repositories/lost-forks.ts'
import type { Page } from '../wire/links.ts'
import { isManagedBy } from './organization-owners.ts'
import { findMembershipRow } from './store/memberships.ts'
import {
  type Assignee,
  deleteAssignments,
  listRoleTeams,
  listRoleUsers,
  putAssignment,
} from './store/organization-roles.ts'
import { findTeamById, type TeamRow } from './store/teams.ts'

/** A predefined role, with its role in all repositories of the organization. */
export interface OrganizationRole {
  id: number
  name: string
  description: string
  repositoryRole: Role
}

const ofRepositories = (id: number, repositoryRole: Role, access: string): OrganizationRole => ({
  id,
  name: `all_repo_${repositoryRole}`,
  description: `Grants ${access} access to all repositories in the organization.`,
  repositoryRole,
})

export const securityManager: OrganizationRole = {
  id: 138,
  name: 'security_manager',
  description: 'Grants read access to all repositories in the organization, to manage their security.',
  repositoryRole: 'read',
}

/** The ids are those of GitHub. */
export const organizationRoles: readonly OrganizationRole[] = [
  ofRepositories(8132, 'read', 'read'),
  ofRepositories(8133, 'triage', 'triage'),
  ofRepositories(8134, 'write', 'write'),
  ofRepositories(8135, 'maintain', 'maintenance'),
  ofRepositories(8136, 'admin', 'admin'),
  securityManager,
]

export function getOrganizationRole(id: number): OrganizationRole {
  const role = organizationRoles.find((candidate) => candidate.id === id)
  if (!role) throw problem('not_found')
  return role
}

interface RoleChange {
  actor: AccountRow
  organization: ProfileRow
  role: OrganizationRole
}

type AssigneeRow = { user: AccountRow } | { team: TeamRow }

export function createOrganizationRoles({ db, audit, jobs }: Pick<Context, 'db' | 'audit' | 'jobs'>) {
  async function record(
    tx: Transaction<Tables>,
    verb: 'assign' | 'revoke',
    { actor, organization }: Pick<RoleChange, 'actor' | 'organization'>,
    assignee: AssigneeRow,
    role?: OrganizationRole,
  ): Promise<void> {
    await audit.record(tx, {
      action: `organization_role.${verb}`,
      actor,
      organization,
      ...('user' in assignee && { user: assignee.user }),
      data: {
        ...('team' in assignee && { team: assignee.team.slug }),
        role: role?.name ?? 'all',
      },
    })
  }

  return {
    listUsers: ({ id }: ProfileRow, role: OrganizationRole, page: Page) =>
      listRoleUsers(db.read, { organizationId: id, roleId: role.id }, page),

    listTeams: ({ id }: ProfileRow, role: OrganizationRole, page: Page) =>
      listRoleTeams(db.read, { organizationId: id, roleId: role.id }, page),

    async assign(change: RoleChange, assignee: AssigneeRow): Promise<void> {
      const { actor, organization, role } = change
      await db.write(async (tx) => {
        if (!(await isManagedBy(tx, { actor, organization }))) throw problem('needs_owner')
        await requireAssignable(tx, organization, assignee)
        const assignment = {
          organization_id: organization.id,
          role_id: role.id,
          repository_role: role.repositoryRole,
        }
        if (await putAssignment(tx, assignment, keyOf(assignee)))
          await record(tx, 'assign', change, assignee, role)
      })
    },

    /** Without a role, revokes all of them. Idempotent. */
    async revoke(
      change: Pick<RoleChange, 'actor' | 'organization'>,
      assignee: AssigneeRow,
      role?: OrganizationRole,
    ): Promise<void> {
      const { actor, organization } = change
      await db.write(async (tx) => {
        if (!(await isManagedBy(tx, { actor, organization }))) throw problem('needs_owner')
        if (!(await deleteAssignments(tx, organization.id, keyOf(assignee), role?.id))) return
        await record(tx, 'revoke', change, assignee, role)
        await followLostAccess({ jobs }, tx, actor, { organizationId: organization.id })
      })
    },
  }
}

export type OrganizationRoles = ReturnType<typeof createOrganizationRoles>

const keyOf = (assignee: AssigneeRow): Assignee =>
  'user' in assignee ? { userId: assignee.user.id } : { teamId: assignee.team.id }

/** Members may leave and teams may be deleted between the request and its transaction. */
async function requireAssignable(
  tx: Transaction<Tables>,
  organization: ProfileRow,
  assignee: AssigneeRow,
): Promise<void> {
  if ('team' in assignee) {
    if ((await findTeamById(tx, assignee.team.id))?.organization_id !== organization.id)
      throw problem('not_found')
    return
  }
  const membership = await findMembershipRow(tx, organization.id, assignee.user.id)
  if (membership?.state !== 'active')
    throw unprocessable('An organization role can be assigned to members of the organization only.')
}
