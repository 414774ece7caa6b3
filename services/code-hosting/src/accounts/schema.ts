import { type TProperties, type TSchema, Type } from 'typebox'
import { maxTitleLength } from './public-keys.ts'

const Text = Type.String()
const maybe = Type.Optional

export const orNull = <Value extends TSchema>(value: Value) => Type.Union([value, Type.Null()])

/** A user or organization inside other resources. */
export const accountFields = {
  login: Text,
  id: Type.Integer(),
  node_id: Text,
  avatar_url: Text,
  gravatar_id: orNull(Text),
  url: Text,
  html_url: Text,
  followers_url: Text,
  following_url: Text,
  gists_url: Text,
  starred_url: Text,
  subscriptions_url: Text,
  organizations_url: Text,
  repos_url: Text,
  events_url: Text,
  received_events_url: Text,
  type: Text,
  user_view_type: Type.Optional(Text),
  site_admin: Type.Boolean(),
} satisfies TProperties

export const SimpleUser = Type.Object(accountFields, { title: 'simple-user' })
export const SimpleUsers = Type.Array(SimpleUser)

const publicFields = {
  ...accountFields,
  name: orNull(Text),
  company: orNull(Text),
  blog: orNull(Text),
  location: orNull(Text),
  email: orNull(Text),
  hireable: orNull(Type.Boolean()),
  bio: orNull(Text),
  twitter_username: orNull(Text),
  public_repos: Type.Integer(),
  public_gists: Type.Integer(),
  followers: Type.Integer(),
  following: Type.Integer(),
  created_at: Text,
  updated_at: Text,
} satisfies TProperties

export const PublicUser = Type.Object(publicFields, { title: 'public-user' })

export const PrivateUser = Type.Object(
  {
    ...publicFields,
    notification_email: orNull(Text),
    private_gists: Type.Integer(),
    total_private_repos: Type.Integer(),
    owned_private_repos: Type.Integer(),
    disk_usage: Type.Integer(),
    collaborators: Type.Integer(),
    two_factor_authentication: Type.Boolean(),
  },
  { title: 'private-user' },
)

/** The authenticated user gets the private fields. */
export const AnyUser = Type.Union([PrivateUser, PublicUser])

export const ProfileBody = Type.Object({
  name: maybe(orNull(Text)),
  email: maybe(orNull(Text)),
  blog: maybe(orNull(Text)),
  twitter_username: maybe(orNull(Text)),
  company: maybe(orNull(Text)),
  location: maybe(orNull(Text)),
  hireable: maybe(orNull(Type.Boolean())),
  bio: maybe(orNull(Text)),
})

export const Email = Type.Object(
  { email: Text, primary: Type.Boolean(), verified: Type.Boolean(), visibility: orNull(Text) },
  { title: 'email' },
)
export const Emails = Type.Array(Email)

/** Clients send an object, an array or a string. */
export const EmailsBody = Type.Union([
  Type.Object({ emails: Type.Array(Text, { minItems: 1, maxItems: 100 }) }),
  Type.Array(Text, { minItems: 1, maxItems: 100 }),
  Text,
])

export const Key = Type.Object(
  {
    key: Text,
    id: Type.Integer(),
    url: Text,
    title: Text,
    created_at: Text,
    verified: Type.Boolean(),
    read_only: Type.Boolean(),
  },
  { title: 'key' },
)

export const KeySimple = Type.Object(
  { id: Type.Integer(), key: Text, created_at: maybe(Text) },
  { title: 'key-simple' },
)

export const SigningKey = Type.Object(
  { key: Text, id: Type.Integer(), title: Text, created_at: Text },
  { title: 'ssh-signing-key' },
)

export const KeyBody = Type.Object({ title: maybe(Type.String({ maxLength: maxTitleLength })), key: Text })
