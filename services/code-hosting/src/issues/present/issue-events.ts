import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { presentTeam } from '../../organizations/present/teams.ts'
import type { TeamRow } from '../../organizations/store/teams.ts'
import { fullNameOf, presentRepository } from '../../repositories/present/repositories.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { EventData, EventRow } from '../store/issue-events.ts'
import type { IssueTypeRow } from '../store/issue-types.ts'
import type { IssueRow } from '../store/issues.ts'

type Schemas = components['schemas']

/** Data that events are presented with. Contains only issues that the caller can see. */
export interface EventParts {
  accounts: ReadonlyMap<number, AccountRow>
  related: ReadonlyMap<number, { issue: IssueRow; repository: RepositoryRow }>
  repositories: ReadonlyMap<number, RepositoryRow>
  /** The types of the related issues. */
  types: ReadonlyMap<number, IssueTypeRow>
  /** Teams that all readers may see. */
  teams: ReadonlyMap<number, TeamRow>
}

export function presentEvent(
  row: EventRow,
  repository: Pick<RepositoryRow, 'id' | 'owner_login' | 'name'>,
  { accounts, related, repositories, types, teams }: EventParts,
  addresses: Addresses,
) {
  const { label, milestone, rename, commit, requested_team_id, ...reasons } = decodeJson<EventData>(row.data)
  const team = requested_team_id === undefined ? undefined : teams.get(requested_team_id)
  const accountOf = (id: number) => presentAccount(accounts.get(id) ?? ghost, addresses)
  // Commits in repositories that the caller cannot see are hidden.
  const commitRepository = commit && repositories.get(commit.repositoryId)
  const other = referenceNames.get(row.kind)
  return {
    id: row.id,
    node_id: nodeId('IssueEvent', row.id),
    url: `${addresses.api}/repos/${fullNameOf(repository)}/issues/events/${row.id}`,
    actor: accountOf(row.actor_id),
    event: row.kind,
    commit_id: (commitRepository && commit?.id) ?? null,
    commit_url: commitRepository
      ? `${addresses.api}/repos/${fullNameOf(commitRepository)}/commits/${commit?.id}`
      : null,
    created_at: presentTime(row.created_at_ms),
    ...(label ? { label } : {}),
    ...(milestone ? { milestone } : {}),
    ...(rename ? { rename } : {}),
    ...reasons,
    ...(aboutPeople.has(row.kind)
      ? { assignee: accountOf(row.subject_id ?? 0), assigner: accountOf(row.actor_id) }
      : {}),
    ...(aboutReviewers.has(row.kind) ? { review_requester: accountOf(row.actor_id) } : {}),
    ...(aboutReviewers.has(row.kind) && row.subject_id !== null
      ? { requested_reviewer: accountOf(row.subject_id) }
      : {}),
    ...(team ? { requested_team: presentTeam(team, undefined, repository.owner_login, addresses) } : {}),
    ...(other ? { [other]: presentReference(related.get(row.subject_id ?? 0), types, addresses) } : {}),
    performed_via_github_app: null,
  } satisfies Schemas['issue-event'] & Schemas['state-change-issue-event']
}

const aboutPeople = new Set(['assigned', 'unassigned'])
const aboutReviewers = new Set(['review_requested', 'review_request_removed'])

/** The key under which an event shows the other issue. */
const referenceNames = new Map(
  Object.entries({
    sub_issue_added: 'sub_issue',
    sub_issue_removed: 'sub_issue',
    parent_issue_added: 'parent_issue',
    parent_issue_removed: 'parent_issue',
    blocked_by_added: 'blocked_by',
    blocked_by_removed: 'blocked_by',
    blocking_added: 'blocking',
    blocking_removed: 'blocking',
  }),
)

function presentReference(
  other: { issue: IssueRow; repository: RepositoryRow } | undefined,
  types: EventParts['types'],
  addresses: Addresses,
) {
  if (!other) return null
  const { issue, repository } = other
  const type = issue.type_id === null ? undefined : types.get(issue.type_id)
  return {
    number: issue.number,
    title: issue.title,
    state: issue.is_open ? 'open' : 'closed',
    state_reason: issue.state_reason,
    repository: presentRepository(repository, addresses),
    issue_type: type
      ? { id: type.id, node_id: nodeId('IssueType', type.id), name: type.name, color: type.color }
      : null,
  } satisfies Schemas['nullable-issue-reference']
}
