import { Type } from 'typebox'
import { accountFields, SimpleUser } from '../../accounts/schema.ts'
import { MinimalRepository } from './repositories.ts'

const RolePermissions = Type.Object({
  admin: Type.Boolean(),
  maintain: Type.Boolean(),
  push: Type.Boolean(),
  triage: Type.Boolean(),
  pull: Type.Boolean(),
})

export const Collaborator = Type.Object(
  { ...accountFields, permissions: RolePermissions, role_name: Type.String() },
  { title: 'collaborator' },
)

export const CollaboratorPermission = Type.Object(
  { permission: Type.String(), role_name: Type.String(), user: Type.Union([Collaborator, Type.Null()]) },
  { title: 'repository-collaborator-permission' },
)

export const Invitation = Type.Object(
  {
    id: Type.Integer(),
    node_id: Type.String(),
    repository: MinimalRepository,
    invitee: Type.Union([SimpleUser, Type.Null()]),
    inviter: Type.Union([SimpleUser, Type.Null()]),
    permissions: Type.String(),
    created_at: Type.String(),
    expired: Type.Boolean(),
    url: Type.String(),
    html_url: Type.String(),
  },
  { title: 'repository-invitation' },
)

export const RepositoryTransfer = Type.Object(
  {
    id: Type.Integer(),
    node_id: Type.String(),
    repository: MinimalRepository,
    initiator: SimpleUser,
    new_name: Type.String(),
    created_at: Type.String(),
    expires_at: Type.String(),
    url: Type.String(),
    html_url: Type.String(),
  },
  { title: 'repository-transfer' },
)

export const StarredRepository = Type.Object(
  { starred_at: Type.String(), repo: MinimalRepository },
  { title: 'starred-repository' },
)

export const Stargazer = Type.Object({ starred_at: Type.String(), user: SimpleUser }, { title: 'stargazer' })

export const RepositorySubscription = Type.Object(
  {
    subscribed: Type.Boolean(),
    ignored: Type.Boolean(),
    reason: Type.Union([Type.String(), Type.Null()]),
    created_at: Type.String(),
    url: Type.String(),
    repository_url: Type.String(),
  },
  { title: 'repository-subscription' },
)

export const DeployKey = Type.Object(
  {
    id: Type.Integer(),
    key: Type.String(),
    url: Type.String(),
    title: Type.String(),
    verified: Type.Boolean(),
    created_at: Type.String(),
    read_only: Type.Boolean(),
    added_by: Type.Union([Type.String(), Type.Null()]),
    last_used: Type.Union([Type.String(), Type.Null()]),
    enabled: Type.Boolean(),
  },
  { title: 'deploy-key' },
)

export const Autolink = Type.Object(
  {
    id: Type.Integer(),
    key_prefix: Type.String(),
    url_template: Type.String(),
    is_alphanumeric: Type.Boolean(),
  },
  { title: 'autolink' },
)
