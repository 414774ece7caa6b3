import { Type } from 'typebox'
import { orNull } from '../../accounts/schema.ts'
import { WholeNumber } from '../../wire/numbers.ts'
import { OrganizationFull } from './organizations.ts'

const Text = Type.String()
const maybe = Type.Optional

export const TeamPath = Type.Object({ org: Text, team_slug: Text })

const fields = {
  id: Type.Integer(),
  node_id: Text,
  name: Text,
  slug: Text,
  description: orNull(Text),
  privacy: Type.Enum(['secret', 'closed']),
  notification_setting: Text,
  permission: Text,
  url: Text,
  html_url: Text,
  members_url: Text,
  repositories_url: Text,
  type: Text,
  organization_id: Type.Integer(),
}

export const TeamSimple = Type.Object(fields, { title: 'team-simple' })

export const Team = Type.Object({ ...fields, parent: orNull(TeamSimple) }, { title: 'team' })
export const Teams = Type.Array(Team)

export const TeamFull = Type.Object(
  {
    ...fields,
    parent: orNull(TeamSimple),
    members_count: Type.Integer(),
    repos_count: Type.Integer(),
    created_at: Text,
    updated_at: Text,
    organization: OrganizationFull,
  },
  { title: 'team-full' },
)

const bodyFields = {
  description: maybe(orNull(Type.String({ maxLength: 1_024 }))),
  privacy: maybe(Type.Enum(['secret', 'closed'])),
  notification_setting: maybe(Type.Enum(['notifications_enabled', 'notifications_disabled'])),
  permission: maybe(Type.Enum(['pull', 'push', 'admin'])),
  parent_team_id: maybe(orNull(WholeNumber)),
}

const Name = Type.String({ maxLength: 255 })

export const NewTeamBody = Type.Object({
  name: Name,
  ...bodyFields,
  maintainers: maybe(Type.Array(Text, { maxItems: 1_000 })),
  repo_names: maybe(Type.Array(Text, { maxItems: 1_000 })),
})

export const TeamBody = Type.Object({ name: maybe(Name), ...bodyFields })

export const TeamMembership = Type.Object(
  {
    url: Text,
    role: Type.Enum(['member', 'maintainer']),
    state: Type.Enum(['active', 'pending']),
  },
  { title: 'team-membership' },
)
