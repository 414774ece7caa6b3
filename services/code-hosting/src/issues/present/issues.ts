import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { PresentedText } from '../../markdown/body-media.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { type Association, associationOf } from '../../repositories/store/associations.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { IssueDetails } from '../store/issue-details.ts'
import type { IssueRow } from '../store/issues.ts'
import { presentIssueType } from './issue-types.ts'
import { presentLabel } from './labels.ts'
import { presentMilestone, presentTimeOrNull } from './milestones.ts'
import { presentReactionCounts } from './reactions.ts'

type Schemas = components['schemas']

export function presentIssue(
  row: IssueRow,
  repository: Pick<RepositoryRow, 'id' | 'owner_login' | 'name'>,
  parts: IssueDetails,
  addresses: Addresses,
  body: PresentedText<string | null> = { body: row.body },
) {
  const fullName = fullNameOf(repository)
  const repositoryUrl = `${addresses.api}/repos/${fullName}`
  const url = `${repositoryUrl}/issues/${row.number}`
  const page = `${addresses.html}/${fullName}/${row.is_pull ? 'pull' : 'issues'}/${row.number}`
  const accountOf = (id: number) => presentAccount(parts.accounts.get(id) ?? ghost, addresses)
  const assignees = (parts.assignees.get(row.id) ?? []).map(accountOf)
  const milestone = row.milestone_id === null ? undefined : parts.milestones.get(row.milestone_id)
  const type = row.type_id === null ? undefined : parts.types.get(row.type_id)
  const parent = parts.parents.get(row.id)
  const dependencies = parts.dependencies.get(row.id)
  const pull = parts.pulls.get(row.id)
  return {
    url,
    repository_url: repositoryUrl,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: page,
    id: row.id,
    node_id: nodeId(row.is_pull ? 'PullRequest' : 'Issue', row.id),
    number: row.number,
    title: row.title,
    user: accountOf(row.author_id),
    labels: (parts.labels.get(row.id) ?? []).map((label) => presentLabel(label, fullName, addresses)),
    state: row.is_open ? ('open' as const) : ('closed' as const),
    locked: row.is_locked === 1,
    assignee: assignees[0] ?? null,
    assignees,
    milestone: milestone ? presentMilestone(milestone, parts.accounts, fullName, addresses) : null,
    comments: row.comments,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    closed_at: presentTimeOrNull(row.closed_at_ms),
    author_association: authorAssociationOf(
      row,
      associationOf(parts.associations, repository.id, row.author_id),
    ),
    type: type ? presentIssueType(type) : null,
    active_lock_reason: row.lock_reason,
    sub_issues_summary: presentSubIssuesSummary(row),
    issue_dependencies_summary: dependencies ?? noDependencies,
    ...(parent
      ? { parent_issue_url: `${addresses.api}/repos/${parent.fullName}/issues/${parent.number}` }
      : {}),
    ...(row.is_pull
      ? {
          draft: pull?.is_draft === 1,
          pull_request: presentPullReference(repositoryUrl, page, row.number, pull?.merged_at_ms ?? null),
        }
      : {}),
    ...body,
    closed_by: row.closed_by_id === null ? null : accountOf(row.closed_by_id),
    reactions: presentReactionCounts(row.reactions, url),
    timeline_url: `${url}/timeline`,
    performed_via_github_app: null,
    state_reason: row.state_reason,
  } satisfies Schemas['issue']
}

const noDependencies = { blocked_by: 0, total_blocked_by: 0, blocking: 0, total_blocking: 0 }

/** A first pull request is pointed out. */
function authorAssociationOf({ is_pull }: Pick<IssueRow, 'is_pull'>, association: Association): Association {
  return is_pull && association === 'NONE' ? 'FIRST_TIME_CONTRIBUTOR' : association
}

export function presentSubIssuesSummary({ sub_issues, sub_issues_closed }: IssueRow) {
  return {
    total: sub_issues,
    completed: sub_issues_closed,
    percent_completed: sub_issues === 0 ? 0 : Math.floor((100 * sub_issues_closed) / sub_issues),
  } satisfies Schemas['sub-issues-summary']
}

function presentPullReference(
  repositoryUrl: string,
  page: string,
  number: number,
  mergedAtMs: number | null,
) {
  return {
    url: `${repositoryUrl}/pulls/${number}`,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    merged_at: presentTimeOrNull(mergedAtMs),
  }
}
