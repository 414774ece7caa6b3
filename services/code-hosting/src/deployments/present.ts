import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../accounts/present/accounts.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { presentTeam } from '../organizations/present/teams.ts'
import type { TeamRow } from '../organizations/store/teams.ts'
import { gitAddresses } from '../repositories/present/git-addresses.ts'
import { type Addresses, nodeId } from '../wire/addresses.ts'
import { presentTime } from '../wire/times.ts'
import type { DeploymentRow, DeploymentStatusRow } from './store/deployments.ts'
import type { BranchPolicyRow, EnvironmentRow } from './store/environments.ts'

type Schemas = components['schemas']

export interface DeploymentSurroundings {
  repository: RepositoryRow
  addresses: Addresses
  accounts: ReadonlyMap<number, AccountRow>
}

export function presentDeployment(
  row: DeploymentRow,
  { repository, addresses, accounts }: DeploymentSurroundings,
) {
  const { id } = row
  const { api } = gitAddresses(repository, addresses)
  const url = `${api}/deployments/${id}`
  return {
    url,
    id,
    node_id: nodeId('Deployment', id),
    task: row.task,
    original_environment: row.original_environment,
    environment: row.environment,
    description: row.description,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    statuses_url: `${url}/statuses`,
    repository_url: api,
    creator: presentAccount(accounts.get(row.creator_id) ?? ghost, addresses),
    sha: row.oid,
    ref: row.ref,
    payload: decodeJson<Record<string, unknown> | string>(row.payload),
    transient_environment: row.is_transient === 1,
    production_environment: row.is_production === 1,
    performed_via_github_app: null,
  } satisfies Schemas['deployment']
}

export function presentDeploymentStatus(
  row: DeploymentStatusRow,
  { repository, addresses, accounts }: DeploymentSurroundings,
) {
  const { id, state } = row
  const { api } = gitAddresses(repository, addresses)
  const deployment = `${api}/deployments/${row.deployment_id}`
  return {
    url: `${deployment}/statuses/${id}`,
    id,
    node_id: nodeId('DeploymentStatus', id),
    state,
    creator: presentAccount(accounts.get(row.creator_id) ?? ghost, addresses),
    description: row.description,
    environment: row.environment,
    target_url: row.log_url,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.created_at_ms),
    deployment_url: deployment,
    repository_url: api,
    environment_url: row.environment_url,
    log_url: row.log_url,
    performed_via_github_app: null,
  } satisfies Schemas['deployment-status']
}

/** A user or team that can approve deployments to an environment. */
export interface EnvironmentReviewer {
  type: 'User' | 'Team'
  id: number
}

interface Reviewer {
  type: EnvironmentReviewer['type']
  reviewer: ReturnType<typeof presentAccount> | ReturnType<typeof presentTeam>
}

export function presentEnvironment(
  row: EnvironmentRow,
  { repository, addresses, accounts }: DeploymentSurroundings,
  teams: ReadonlyMap<number, TeamRow>,
) {
  const { id, name } = row
  const { api, page } = gitAddresses(repository, addresses)
  const reviewers = decodeJson<EnvironmentReviewer[]>(row.reviewers).flatMap(({ type, id }): Reviewer[] => {
    const [account, team] = [accounts.get(id), teams.get(id)]
    if (type === 'User') return account ? [{ type, reviewer: presentAccount(account, addresses) }] : []
    // The repository may have been transferred.
    return team?.organization_id === repository.owner_id && team.privacy !== 'secret'
      ? [{ type, reviewer: presentTeam(team, undefined, repository.owner_login, addresses) }]
      : []
  })
  const rule = (type: string) => ({ id, node_id: nodeId('GateRule', `${id}:${type}`), type })
  return {
    id,
    node_id: nodeId('Environment', id),
    name,
    url: `${api}/environments/${encodeURIComponent(name)}`,
    html_url: `${page}/deployments/activity_log?environments_filter=${encodeURIComponent(name)}`,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    protection_rules: [
      ...(row.wait_minutes > 0 ? [{ ...rule('wait_timer'), wait_timer: row.wait_minutes }] : []),
      ...(reviewers.length > 0
        ? [
            {
              ...rule('required_reviewers'),
              prevent_self_review: row.prevents_self_review === 1,
              reviewers,
            },
          ]
        : []),
      ...(row.branch_policy === 'all' ? [] : [rule('branch_policy')]),
    ],
    deployment_branch_policy:
      row.branch_policy === 'all'
        ? null
        : {
            protected_branches: row.branch_policy === 'protected',
            custom_branch_policies: row.branch_policy === 'custom',
          },
  } satisfies Schemas['environment']
}

export function presentBranchPolicy({ id, name, type }: BranchPolicyRow) {
  return {
    id,
    node_id: nodeId('DeploymentBranchPolicy', id),
    name,
    type,
  } satisfies Schemas['deployment-branch-policy']
}
