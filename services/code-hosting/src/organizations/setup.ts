import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createMemberships } from './memberships.ts'
import { createOrganizationRoles } from './organization-roles.ts'
import { createOrganizations } from './organizations.ts'
import { organizationInvitationRoutes } from './routes/invitations-to-organizations.ts'
import { memberRoutes } from './routes/members.ts'
import { membershipRoutes } from './routes/memberships.ts'
import { organizationRoleRoutes } from './routes/organization-roles.ts'
import { organizationRoutes } from './routes/organizations.ts'
import { outsideCollaboratorRoutes } from './routes/outside-collaborators.ts'
import { securityManagerRoutes } from './routes/security-managers.ts'
import { teamMemberRoutes } from './routes/team-members.ts'
import { teamRepositoryRoutes } from './routes/team-repositories.ts'
import { teamRoutes } from './routes/teams.ts'
import { createTeamMembers } from './team-members.ts'
import { createTeamRepositories } from './team-repositories.ts'
import { createTeams } from './teams.ts'

export function setUpOrganizations(context: Context): Subject {
  const memberships = createMemberships(context)
  const roles = createOrganizationRoles(context)
  return {
    routes: [
      organizationRoutes(context, createOrganizations(context)),
      memberRoutes(context, memberships),
      outsideCollaboratorRoutes(context, memberships),
      membershipRoutes(context, memberships),
      organizationInvitationRoutes(context, memberships),
      organizationRoleRoutes(context, roles),
      securityManagerRoutes(context, roles),
      teamRoutes(context, createTeams(context)),
      teamMemberRoutes(context, createTeamMembers(context, memberships)),
      teamRepositoryRoutes(context, createTeamRepositories(context)),
    ],
  }
}
