import type { Routes } from '@octavo/platform/service.ts'
import { createAccountAdministration } from '../administration/account-administration.ts'
import { adminRoutes } from '../administration/routes/admin.ts'
import { impersonationRoutes } from '../administration/routes/impersonation.ts'
import type { Hosting } from '../context/hosting.ts'
import { licenseRoutes } from '../licenses/routes.ts'
import { metaRoutes } from '../meta/routes/meta.ts'
import { createMemberships } from '../organizations/memberships.ts'
import { createOrganizations } from '../organizations/organizations.ts'
import { organizationInvitationRoutes } from '../organizations/routes/invitations-to-organizations.ts'
import { memberRoutes } from '../organizations/routes/members.ts'
import { membershipRoutes } from '../organizations/routes/memberships.ts'
import { organizationRoutes } from '../organizations/routes/organizations.ts'
import { outsideCollaboratorRoutes } from '../organizations/routes/outside-collaborators.ts'
import { teamMemberRoutes } from '../organizations/routes/team-members.ts'
import { teamRepositoryRoutes } from '../organizations/routes/team-repositories.ts'
import { teamRoutes } from '../organizations/routes/teams.ts'
import { createTeamMembers } from '../organizations/team-members.ts'
import { createTeamRepositories } from '../organizations/team-repositories.ts'
import { createTeams } from '../organizations/teams.ts'
import { createApplications } from '../tokens/applications.ts'
import { applicationRoutes } from '../tokens/routes/applications.ts'
import { tokenRoutes } from '../tokens/routes/tokens.ts'
import { createPersonalTokens } from '../tokens/tokens.ts'
import { createEmails } from './emails.ts'
import { createProfiles } from './profiles.ts'
import { avatarRoutes } from './routes/avatars.ts'
import { emailRoutes } from './routes/emails.ts'
import { followRoutes } from './routes/follows.ts'
import { userKeyRoutes } from './routes/user-keys.ts'
import { userRoutes } from './routes/users.ts'
import { createUserKeys } from './user-keys.ts'

/** People, organisations and teams, and the tokens with which they come. */
export function openAccountParts(hosting: Hosting): { routes: Routes[] } {
  const memberships = createMemberships(hosting)
  const administration = createAccountAdministration(hosting)
  return {
    routes: [
      userRoutes(hosting, createProfiles(hosting)),
      emailRoutes(createEmails(hosting)),
      userKeyRoutes(hosting, createUserKeys(hosting)),
      followRoutes(hosting),
      organizationRoutes(hosting, createOrganizations(hosting)),
      memberRoutes(hosting, memberships),
      outsideCollaboratorRoutes(hosting, memberships),
      membershipRoutes(hosting, memberships),
      organizationInvitationRoutes(hosting, memberships),
      teamRoutes(hosting, createTeams(hosting)),
      teamMemberRoutes(hosting, createTeamMembers(hosting, memberships)),
      teamRepositoryRoutes(createTeamRepositories(hosting)),
      tokenRoutes(hosting, createPersonalTokens(hosting)),
      applicationRoutes(createApplications(hosting)),
      adminRoutes(hosting, administration),
      impersonationRoutes(hosting, administration),
      avatarRoutes,
      metaRoutes(hosting),
      licenseRoutes,
    ],
  }
}
