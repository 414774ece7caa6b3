import { type TProperties, type TSchema, Type } from 'typebox'
import { maxTitleLength } from '../../accounts/public-keys.ts'
import { WholeNumber } from '../../wire/numbers.ts'

const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema)
const flag = () => optional(Type.Boolean())
const clearable = () => optional(Type.Union([Type.String(), Type.Null()]))

/** Settings that can be set at creation and changed later. */
const features = {
  description: clearable(),
  homepage: clearable(),
  private: flag(),
  visibility: optional(Type.Enum(['public', 'private', 'internal'])),
  has_issues: flag(),
  has_projects: flag(),
  has_wiki: flag(),
  has_discussions: flag(),
  has_downloads: flag(),
  is_template: flag(),
  allow_squash_merge: flag(),
  allow_merge_commit: flag(),
  allow_rebase_merge: flag(),
  allow_auto_merge: flag(),
  allow_update_branch: flag(),
  delete_branch_on_merge: flag(),
  use_squash_pr_title_as_default: flag(),
  squash_merge_commit_title: optional(Type.Enum(['PR_TITLE', 'COMMIT_OR_PR_TITLE'])),
  squash_merge_commit_message: optional(Type.Enum(['PR_BODY', 'COMMIT_MESSAGES', 'BLANK'])),
  merge_commit_title: optional(Type.Enum(['PR_TITLE', 'MERGE_MESSAGE'])),
  merge_commit_message: optional(Type.Enum(['PR_BODY', 'PR_TITLE', 'BLANK'])),
}

export const NewRepositoryBody = Type.Object({
  ...features,
  name: Type.String(),
  auto_init: flag(),
  gitignore_template: optional(Type.String()),
  license_template: optional(Type.String()),
  team_id: optional(WholeNumber),
})

export const RepositoryChangeBody = Type.Object({
  ...features,
  name: optional(Type.String()),
  default_branch: optional(Type.String()),
  archived: flag(),
  allow_forking: flag(),
  web_commit_signoff_required: flag(),
  security_and_analysis: optional(Type.Unknown()),
})

export const TransferBody = Type.Object({
  new_owner: Type.String(),
  new_name: optional(Type.String()),
  team_ids: optional(Type.Array(WholeNumber, { maxItems: 100 })),
})

export const TopicsBody = Type.Object({ names: Type.Array(Type.String()) })

export const ForkBody = optionalBody({
  organization: optional(Type.String()),
  name: optional(Type.String()),
  default_branch_only: flag(),
})

export const GenerateBody = Type.Object({
  owner: optional(Type.String()),
  name: Type.String(),
  description: clearable(),
  include_all_branches: flag(),
  private: flag(),
})

export const MergeUpstreamBody = Type.Object({ branch: Type.String() })

export const RenameBranchBody = Type.Object({ new_name: Type.String() })

export const CollaboratorBody = optionalBody({ permission: optional(Type.String()) })

export const InvitationChangeBody = Type.Object({
  permissions: Type.Enum(['read', 'write', 'maintain', 'triage', 'admin']),
})

export const SubscriptionBody = optionalBody({ subscribed: flag(), ignored: flag() })

export const DeployKeyBody = Type.Object({
  title: optional(Type.String({ maxLength: maxTitleLength })),
  key: Type.String(),
  read_only: flag(),
})

export const AutolinkBody = Type.Object({
  key_prefix: Type.String({ minLength: 1, maxLength: 100 }),
  url_template: Type.String({ maxLength: 2_000 }),
  is_alphanumeric: flag(),
})

export const DispatchBody = Type.Object({
  event_type: Type.String({ minLength: 1, maxLength: 100 }),
  client_payload: optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 10 })),
})

/** The body may be empty if no field is required. */
function optionalBody<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { default: {} })
}
