import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import { createMemberships } from './memberships.ts'
import { createOrganizations } from './organizations.ts'
import { organizationInvitationRoutes } from './routes/invitations-to-organizations.ts'
import { memberRoutes } from './routes/members.ts'
import { membershipRoutes } from './routes/memberships.ts'
import { organizationRoutes } from './routes/organizations.ts'
import { outsideCollaboratorRoutes } from './routes/outside-collaborators.ts'
import { teamMemberRoutes } from './routes/team-members.ts'
import { teamRepositoryRoutes } from './routes/team-repositories.ts'
import { teamRoutes } from './routes/teams.ts'
import { createTeamMembers } from './team-members.ts'
import { createTeamRepositories } from './team-repositories.ts'
import { createTeams } from './teams.ts'

export function setUpOrganizations(hosting: Hosting): Subject {
  const memberships = createMemberships(hosting)
  return {
    routes: [
      organizationRoutes(hosting, createOrganizations(hosting)),
      memberRoutes(hosting, memberships),
      outsideCollaboratorRoutes(hosting, memberships),
      membershipRoutes(hosting, memberships),
      organizationInvitationRoutes(hosting, memberships),
      teamRoutes(hosting, createTeams(hosting)),
      teamMemberRoutes(hosting, createTeamMembers(hosting, memberships)),
      teamRepositoryRoutes(hosting, createTeamRepositories(hosting)),
    ],
  }
}
