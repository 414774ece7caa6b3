import { asRecord } from '@octavo/platform/unknown-values.ts'
import { Type } from 'typebox'
import { OrganizationSettings } from '../../accounts/organization-settings.ts'
import { orNull, SimpleUser } from '../../accounts/schema.ts'
import { WholeNumber } from '../../wire/numbers.ts'

const Text = Type.String()
const maybe = Type.Optional

export const OrganizationPath = Type.Object({ org: Text })
export const MemberPath = Type.Object({ org: Text, username: Text })

const simpleFields = {
  login: Text,
  id: Type.Integer(),
  node_id: Text,
  url: Text,
  repos_url: Text,
  events_url: Text,
  hooks_url: Text,
  issues_url: Text,
  members_url: Text,
  public_members_url: Text,
  avatar_url: Text,
  description: orNull(Text),
}

export const OrganizationSimple = Type.Object(simpleFields, { title: 'organization-simple' })

export const OrganizationFull = Type.Object(
  {
    ...simpleFields,
    name: maybe(Text),
    company: maybe(Text),
    blog: Text,
    location: maybe(Text),
    email: maybe(Text),
    twitter_username: orNull(Text),
    is_verified: Type.Boolean(),
    has_organization_projects: Type.Boolean(),
    has_repository_projects: Type.Boolean(),
    public_repos: Type.Integer(),
    public_gists: Type.Integer(),
    followers: Type.Integer(),
    following: Type.Integer(),
    html_url: Text,
    type: Text,
    total_private_repos: maybe(Type.Integer()),
    default_repository_permission: maybe(Text),
    billing_email: maybe(orNull(Text)),
    created_at: Text,
    updated_at: Text,
    archived_at: orNull(Text),
  },
  { title: 'organization-full' },
)

const { billing_email: _, ...switches } = OrganizationSettings.properties

export const OrganizationBody = Type.Partial(
  Type.Object({
    billing_email: orNull(Text),
    company: orNull(Text),
    email: orNull(Text),
    twitter_username: orNull(Text),
    location: orNull(Text),
    name: orNull(Text),
    description: orNull(Text),
    blog: orNull(Text),
    ...withoutDefaults(switches),
  }),
)

export const Membership = Type.Object(
  {
    url: Text,
    state: Type.Enum(['active', 'pending']),
    role: Type.Enum(['admin', 'member']),
    organization_url: Text,
    organization: OrganizationSimple,
    user: SimpleUser,
  },
  { title: 'org-membership' },
)

export const Invitation = Type.Object(
  {
    id: Type.Integer(),
    node_id: Text,
    login: orNull(Text),
    email: orNull(Text),
    role: Text,
    created_at: Text,
    failed_at: orNull(Text),
    failed_reason: orNull(Text),
    inviter: SimpleUser,
    team_count: Type.Integer(),
    invitation_teams_url: Text,
    invitation_source: Text,
  },
  { title: 'organization-invitation' },
)

export const InvitationBody = Type.Object({
  invitee_id: maybe(WholeNumber),
  email: maybe(Text),
  role: maybe(Type.Enum(['admin', 'direct_member', 'billing_manager', 'reinstate'])),
  team_ids: maybe(Type.Array(WholeNumber, { maxItems: 100 })),
})

/** An update leaves missing fields unchanged, so its schema has no defaults. */
function withoutDefaults<Fields extends Record<string, object>>(fields: Fields): Fields {
  const bare = Object.entries(fields).map(([name, field]) => {
    const { default: _default, ...rest } = asRecord(field)
    return [name, rest]
  })
  return Object.fromEntries(bare)
}
