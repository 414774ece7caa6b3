import type { Generated } from 'kysely'

export type DeploymentState =
  | 'error'
  | 'failure'
  | 'inactive'
  | 'in_progress'
  | 'queued'
  | 'pending'
  | 'success'

export interface DeploymentTable {
  id: Generated<number>
  repository_id: number
  oid: string
  /** The branch, tag or id from the request. */
  ref: string
  task: string
  /** JSON: an object or a string. */
  payload: string
  environment: string
  original_environment: string
  description: string | null
  is_transient: number
  is_production: number
  creator_id: number
  /** The state of the latest status. Null without one. */
  state: DeploymentState | null
  created_at_ms: number
  updated_at_ms: number
}

/** Append-only: the latest status of a deployment is the current one. */
export interface DeploymentStatusTable {
  id: Generated<number>
  deployment_id: number
  state: DeploymentState
  description: string
  log_url: string
  environment: string
  environment_url: string
  creator_id: number
  created_at_ms: number
}

export interface EnvironmentTable {
  id: Generated<number>
  repository_id: number
  name: string
  /** In lower case. Unique per repository. */
  name_folded: string
  wait_minutes: Generated<number>
  /** JSON: a list of `EnvironmentReviewer`. */
  reviewers: Generated<string>
  prevents_self_review: Generated<number>
  /** The branches and tags that can be deployed. `custom` means those of `environment_branch_policy`. */
  branch_policy: Generated<'all' | 'protected' | 'custom'>
  created_at_ms: number
  updated_at_ms: number
}

export interface EnvironmentBranchPolicyTable {
  id: Generated<number>
  environment_id: number
  /** A name, or a pattern of names. */
  name: string
  type: 'branch' | 'tag'
}

export interface DeploymentTables {
  deployment: DeploymentTable
  deployment_status: DeploymentStatusTable
  environment: EnvironmentTable
  environment_branch_policy: EnvironmentBranchPolicyTable
}
