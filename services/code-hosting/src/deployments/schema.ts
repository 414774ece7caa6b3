import { Type } from 'typebox'
import { orNull, SimpleUser } from '../accounts/schema.ts'
import { RepositoryPath } from '../repositories/schema/repositories.ts'
import { WholeNumber } from '../wire/numbers.ts'
import { PageQuery } from '../wire/page-queries.ts'

const text = () => Type.String()
const maybeText = () => Type.Optional(orNull(text()))
const maybeFlag = () => Type.Optional(Type.Boolean())

export const DeploymentPath = Type.Object({ ...RepositoryPath.properties, deployment_id: text() })
export const DeploymentStatusPath = Type.Object({ ...DeploymentPath.properties, status_id: text() })
export const EnvironmentPath = Type.Object({ ...RepositoryPath.properties, environment_name: text() })
export const BranchPolicyPath = Type.Object({ ...EnvironmentPath.properties, branch_policy_id: text() })

const Payload = Type.Union([Type.Record(Type.String(), Type.Unknown()), text()])

export const Deployment = Type.Object(
  {
    url: text(),
    id: Type.Integer(),
    node_id: text(),
    sha: text(),
    ref: text(),
    task: text(),
    payload: Payload,
    original_environment: text(),
    environment: text(),
    description: orNull(text()),
    creator: orNull(SimpleUser),
    created_at: text(),
    updated_at: text(),
    statuses_url: text(),
    repository_url: text(),
    transient_environment: Type.Boolean(),
    production_environment: Type.Boolean(),
    performed_via_github_app: Type.Null(),
  },
  { title: 'deployment' },
)
export const Deployments = Type.Array(Deployment)
export const AutoMerged = Type.Object({ message: text() }, { title: 'deployment-auto-merge' })

export const DeploymentStatus = Type.Object(
  {
    url: text(),
    id: Type.Integer(),
    node_id: text(),
    state: text(),
    creator: orNull(SimpleUser),
    description: text(),
    environment: text(),
    target_url: text(),
    created_at: text(),
    updated_at: text(),
    deployment_url: text(),
    repository_url: text(),
    environment_url: text(),
    log_url: text(),
    performed_via_github_app: Type.Null(),
  },
  { title: 'deployment-status' },
)
export const DeploymentStatuses = Type.Array(DeploymentStatus)

export const DeploymentListQuery = Type.Object({
  sha: Type.Optional(text()),
  ref: Type.Optional(text()),
  task: Type.Optional(text()),
  environment: Type.Optional(text()),
  ...PageQuery,
})

export const NewDeploymentBody = Type.Object(
  {
    ref: text(),
    task: Type.Optional(text()),
    auto_merge: maybeFlag(),
    required_contexts: Type.Optional(orNull(Type.Array(text(), { maxItems: 100 }))),
    payload: Type.Optional(orNull(Payload)),
    environment: maybeText(),
    description: maybeText(),
    transient_environment: maybeFlag(),
    production_environment: maybeFlag(),
  },
  { title: 'new-deployment' },
)

export const NewDeploymentStatusBody = Type.Object(
  {
    state: Type.Enum(['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success']),
    target_url: maybeText(),
    log_url: maybeText(),
    description: maybeText(),
    environment: Type.Optional(text()),
    environment_url: maybeText(),
    auto_inactive: maybeFlag(),
  },
  { title: 'new-deployment-status' },
)

export const Environment = Type.Object(
  {
    id: Type.Integer(),
    node_id: text(),
    name: text(),
    url: text(),
    html_url: text(),
    created_at: text(),
    updated_at: text(),
    protection_rules: Type.Array(
      Type.Object({
        id: Type.Integer(),
        node_id: text(),
        type: text(),
        wait_timer: Type.Optional(Type.Integer()),
        prevent_self_review: Type.Optional(Type.Boolean()),
        reviewers: Type.Optional(Type.Array(Type.Object({ type: text(), reviewer: Type.Unknown() }))),
      }),
    ),
    deployment_branch_policy: orNull(
      Type.Object({ protected_branches: Type.Boolean(), custom_branch_policies: Type.Boolean() }),
    ),
  },
  { title: 'environment' },
)
export const Environments = Type.Object({
  total_count: Type.Integer(),
  environments: Type.Array(Environment),
})

export const EnvironmentBody = Type.Object(
  {
    wait_timer: Type.Optional(WholeNumber),
    prevent_self_review: maybeFlag(),
    reviewers: Type.Optional(
      orNull(
        Type.Array(Type.Object({ type: Type.Enum(['User', 'Team']), id: WholeNumber }), { maxItems: 6 }),
      ),
    ),
    deployment_branch_policy: Type.Optional(
      orNull(Type.Object({ protected_branches: Type.Boolean(), custom_branch_policies: Type.Boolean() })),
    ),
  },
  { title: 'environment-settings' },
)

export const BranchPolicy = Type.Object(
  { id: Type.Integer(), node_id: text(), name: text(), type: text() },
  { title: 'deployment-branch-policy' },
)
export const BranchPolicies = Type.Object({
  total_count: Type.Integer(),
  branch_policies: Type.Array(BranchPolicy),
})
export const NewBranchPolicyBody = Type.Object(
  { name: text(), type: Type.Optional(Type.Enum(['branch', 'tag'])) },
  { title: 'new-deployment-branch-policy' },
)
export const BranchPolicyBody = Type.Object({ name: text() }, { title: 'deployment-branch-policy-name' })
