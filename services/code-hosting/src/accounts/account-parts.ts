import type { Routes } from '@octavo/platform/service.ts'
import type { Hosting } from '../hosting.ts'
import { createMemberships } from '../organizations/memberships.ts'
import { createOrganizations } from '../organizations/organizations.ts'
import { createTeamMembers } from '../organizations/team-members.ts'
import { createTeamRepositories } from '../organizations/team-repositories.ts'
import { createTeams } from '../organizations/teams.ts'
import { adminRoutes } from '../routes/admin.ts'
import { applicationRoutes } from '../routes/applications.ts'
import { avatarRoutes } from '../routes/avatars.ts'
import { emailRoutes } from '../routes/emails.ts'
import { followRoutes } from '../routes/follows.ts'
import { impersonationRoutes } from '../routes/impersonation.ts'
import { organizationInvitationRoutes } from '../routes/invitations-to-organizations.ts'
import { licenseRoutes } from '../routes/licenses.ts'
import { memberRoutes } from '../routes/members.ts'
import { membershipRoutes } from '../routes/memberships.ts'
import { metaRoutes } from '../routes/meta.ts'
import { organizationRoutes } from '../routes/organizations.ts'
import { outsideCollaboratorRoutes } from '../routes/outside-collaborators.ts'
import { teamMemberRoutes } from '../routes/team-members.ts'
import { teamRepositoryRoutes } from '../routes/team-repositories.ts'
import { teamRoutes } from '../routes/teams.ts'
import { tokenRoutes } from '../routes/tokens.ts'
import { userKeyRoutes } from '../routes/user-keys.ts'
import { userRoutes } from '../routes/users.ts'
import { createAccountAdministration } from './account-administration.ts'
import { createApplications } from './applications.ts'
import { createEmails } from './emails.ts'
import { createProfiles } from './profiles.ts'
import { createPersonalTokens } from './tokens.ts'
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
