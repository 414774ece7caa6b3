import { Type } from 'typebox'
import { orNull, SimpleUser } from '../accounts/schema.ts'
import { FullRepository } from '../repositories/schema/repositories.ts'
import { WholeNumber } from '../wire/numbers.ts'

const Text = Type.String()
const maybe = Type.Optional
const Permissions = Type.Record(Text, Text)

const appFields = {
  id: Type.Integer(),
  slug: Text,
  node_id: Text,
  client_id: Text,
  owner: SimpleUser,
  name: Text,
  description: orNull(Text),
  external_url: Text,
  html_url: Text,
  created_at: Text,
  updated_at: Text,
  permissions: Permissions,
  events: Type.Array(Text),
  installations_count: maybe(Type.Integer()),
}

export const App = Type.Object(appFields, { title: 'integration' })

/** The secrets are shown once. */
export const ConvertedApp = Type.Object({
  ...appFields,
  client_secret: Text,
  webhook_secret: orNull(Text),
  pem: Text,
})

export const Installation = Type.Object(
  {
    id: Type.Integer(),
    account: SimpleUser,
    repository_selection: Type.Enum(['all', 'selected']),
    access_tokens_url: Text,
    repositories_url: Text,
    html_url: Text,
    app_id: Type.Integer(),
    client_id: Text,
    app_slug: Text,
    target_id: Type.Integer(),
    target_type: Text,
    permissions: Permissions,
    events: Type.Array(Text),
    created_at: Text,
    updated_at: Text,
    single_file_name: Type.Null(),
    has_multiple_single_files: Type.Boolean(),
    single_file_paths: Type.Array(Text),
    suspended_by: orNull(SimpleUser),
    suspended_at: orNull(Text),
  },
  { title: 'installation' },
)

export const InstallationPage = Type.Object({
  total_count: Type.Integer(),
  installations: Type.Array(Installation),
})

export const InstalledRepositories = Type.Object({
  total_count: Type.Integer(),
  repository_selection: Text,
  repositories: Type.Array(FullRepository),
})

export const TokenBody = Type.Object({
  repositories: maybe(Type.Array(Text, { maxItems: 500, description: 'Repository names.' })),
  repository_ids: maybe(Type.Array(WholeNumber, { maxItems: 500 })),
  permissions: maybe(Type.Record(Text, Type.Enum(['read', 'write', 'admin']))),
})

export const InstallationToken = Type.Object(
  {
    token: Text,
    expires_at: Text,
    permissions: Permissions,
    repository_selection: Type.Enum(['all', 'selected']),
    repositories: maybe(Type.Array(FullRepository)),
  },
  { title: 'installation-token' },
)

export const InstallBody = Type.Object({
  app_slug: Text,
  account: Type.String({ description: 'The login of the user or organization.' }),
  repositories: maybe(
    Type.Array(Text, {
      maxItems: 500,
      description: 'The names of the selected repositories. Default: all of the account.',
    }),
  ),
})
