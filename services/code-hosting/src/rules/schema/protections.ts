import { type Static, Type } from 'typebox'
import { orNull, SimpleUser, SimpleUsers } from '../../accounts/schema.ts'
import { Teams } from '../../organizations/schema/teams.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { WholeNumber } from '../../wire/numbers.ts'

const maybe = Type.Optional
const Text = Type.String()
const Flag = Type.Boolean()
const Names = Type.Array(Type.String({ maxLength: 255 }), { maxItems: 100 })

export const BranchPath = Type.Object({ ...RepositoryPath.properties, branch: Text })

const Enabled = Type.Object({ enabled: Flag })
export const EnabledAt = Type.Object(
  { url: Text, enabled: Flag },
  { title: 'protected-branch-admin-enforced' },
)

const Check = Type.Object({ context: Text, app_id: orNull(Type.Integer()) })
export const Contexts = Type.Array(Text)

export const StatusCheckPolicy = Type.Object(
  { url: Text, strict: Flag, contexts: Contexts, checks: Type.Array(Check), contexts_url: Text },
  { title: 'status-check-policy' },
)

const RuleApp = Type.Object({
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
  permissions: Type.Record(Text, Text),
  events: Type.Array(Text),
})
export type RuleApp = Static<typeof RuleApp>
export const Apps = Type.Array(RuleApp)

const actorLists = { users: SimpleUsers, teams: Teams, apps: Apps }

export const ReviewProtection = Type.Object(
  {
    url: Text,
    dismissal_restrictions: maybe(
      Type.Object({ url: Text, users_url: Text, teams_url: Text, ...actorLists }),
    ),
    bypass_pull_request_allowances: maybe(Type.Object(actorLists)),
    dismiss_stale_reviews: Flag,
    require_code_owner_reviews: Flag,
    required_approving_review_count: Type.Integer(),
    require_last_push_approval: Flag,
  },
  { title: 'protected-branch-pull-request-review' },
)

export const RestrictionPolicy = Type.Object(
  { url: Text, users_url: Text, teams_url: Text, apps_url: Text, ...actorLists },
  { title: 'branch-restriction-policy' },
)

export const ProtectedBranch = Type.Object(
  {
    url: Text,
    required_status_checks: maybe(StatusCheckPolicy),
    required_pull_request_reviews: maybe(ReviewProtection),
    required_signatures: EnabledAt,
    enforce_admins: EnabledAt,
    required_linear_history: Enabled,
    allow_force_pushes: Enabled,
    allow_deletions: Enabled,
    restrictions: maybe(RestrictionPolicy),
    required_conversation_resolution: Enabled,
    block_creations: Enabled,
    lock_branch: Enabled,
    allow_fork_syncing: Enabled,
  },
  { title: 'protected-branch' },
)

const ActorsBody = Type.Object({ users: maybe(Names), teams: maybe(Names), apps: maybe(Names) })
export type ActorsBody = Static<typeof ActorsBody>

const checkFields = {
  strict: maybe(Flag),
  contexts: maybe(Names),
  checks: maybe(
    Type.Array(
      Type.Object({
        context: Type.String({ minLength: 1, maxLength: 255 }),
        app_id: maybe(orNull(WholeNumber)),
      }),
      { maxItems: 100 },
    ),
  ),
}
export const ChecksBody = Type.Object(checkFields)
export type ChecksBody = Static<typeof ChecksBody>

export const ReviewsBody = Type.Object({
  dismissal_restrictions: maybe(ActorsBody),
  dismiss_stale_reviews: maybe(Flag),
  require_code_owner_reviews: maybe(Flag),
  required_approving_review_count: maybe(Type.Integer({ minimum: 0, maximum: 6 })),
  require_last_push_approval: maybe(Flag),
  bypass_pull_request_allowances: maybe(ActorsBody),
})
export type ReviewsBody = Static<typeof ReviewsBody>

/** The first four keys are required, even if they are null. */
export const ProtectionBody = Type.Object({
  required_status_checks: orNull(ChecksBody),
  enforce_admins: orNull(Flag),
  required_pull_request_reviews: orNull(ReviewsBody),
  restrictions: orNull(ActorsBody),
  required_linear_history: maybe(orNull(Flag)),
  allow_force_pushes: maybe(orNull(Flag)),
  allow_deletions: maybe(orNull(Flag)),
  block_creations: maybe(orNull(Flag)),
  required_conversation_resolution: maybe(orNull(Flag)),
  lock_branch: maybe(orNull(Flag)),
  allow_fork_syncing: maybe(orNull(Flag)),
  required_signatures: maybe(orNull(Flag)),
})
export type ProtectionBody = Static<typeof ProtectionBody>

/** Clients send an object or an array. */
export const ContextsBody = Type.Union([Type.Object({ contexts: Names }), Names])
export const UsersBody = Type.Union([Type.Object({ users: Names }), Names])
export const TeamsBody = Type.Union([Type.Object({ teams: Names }), Names])
export const AppsBody = Type.Union([Type.Object({ apps: Names }), Names])
