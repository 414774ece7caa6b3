import { Type } from 'typebox'
import { orNull, SimpleUser } from '../../accounts/schema.ts'
import { Team, TeamSimple } from './teams.ts'

const Text = Type.String()

export const OrganizationRoleSchema = Type.Object(
  {
    id: Type.Integer(),
    name: Text,
    description: Text,
    base_role: Text,
    source: Text,
    permissions: Type.Array(Text),
    organization: orNull(SimpleUser),
    created_at: Text,
    updated_at: Text,
  },
  { title: 'organization-role' },
)

const assignment = Type.Enum(['direct', 'indirect', 'mixed'])

export const RoleTeams = Type.Array(
  Type.Object({ ...Team.properties, assignment }, { title: 'team-role-assignment' }),
)

export const RoleUsers = Type.Array(
  Type.Object(
    { ...SimpleUser.properties, assignment, inherited_from: Type.Array(TeamSimple) },
    { title: 'user-role-assignment' },
  ),
)

export const RolePath = Type.Object({ org: Text, role_id: Text })
export const UserRolesPath = Type.Object({ org: Text, username: Text })
export const UserRolePath = Type.Object({ org: Text, username: Text, role_id: Text })
export const TeamRolePath = Type.Object({ org: Text, team_slug: Text, role_id: Text })
