import { usersAs } from '@octavo/platform/auth/user-table.ts'
import { type Kysely, sql } from 'kysely'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import {
  type Associations,
  loadAssociations,
  loadParticipants,
} from '../../repositories/store/associations.ts'
import { facets, nobody } from './issue-facets.ts'
import { type IssueTypeRow, listIssueTypesById } from './issue-types.ts'
import type { IssueRow } from './issues.ts'
import type { LabelRow } from './labels.ts'
import { listMilestonesById, type MilestoneRow } from './milestones.ts'

export interface Dependencies {
  blocked_by: number
  total_blocked_by: number
  blocking: number
  total_blocking: number
}

/** Data that issues are presented with, loaded for a whole page with one query of each kind. */
export interface IssueDetails {
  accounts: ReadonlyMap<number, AccountRow>
  labels: ReadonlyMap<number, readonly LabelRow[]>
  assignees: ReadonlyMap<number, readonly number[]>
  milestones: ReadonlyMap<number, MilestoneRow>
  types: ReadonlyMap<number, IssueTypeRow>
  /** By the id of the child. */
  parents: ReadonlyMap<number, { number: number; fullName: string }>
  dependencies: ReadonlyMap<number, Dependencies>
  associations: Associations
  /** The pull requests of issues, by issue id. */
  pulls: ReadonlyMap<number, { is_draft: number; merged_at_ms: number | null }>
}

export async function loadIssueDetails(
  db: Kysely<Tables>,
  issues: readonly IssueRow[],
  repositories: readonly RepositoryRow[],
): Promise<IssueDetails> {
  const ids = issues.map(({ id }) => id)
  const pullIds = issues.filter(({ is_pull }) => is_pull).map(({ id }) => id)
  const milestoneIds = issues.flatMap(({ milestone_id }) => milestone_id ?? [])
  const typeIds = issues.flatMap(({ type_id }) => type_id ?? [])
  const [facets, milestones, types, parents, dependencies, pulls] = await Promise.all([
    loadFacets(db, ids),
    listMilestonesById(db, milestoneIds),
    listIssueTypesById(db, typeIds),
    loadParents(db, issues),
    loadDependencies(db, ids),
    loadPulls(db, pullIds),
  ])
  const accountIds = [
    ...issues.flatMap(({ author_id, closed_by_id }) => [author_id, closed_by_id ?? nobody]),
    ...[...facets.assignees.values()].flat(),
    ...[...milestones.values()].map(({ creator_id }) => creator_id),
  ]
  const participants = await loadParticipants(db, accountIds, repositories)
  return { ...facets, ...participants, milestones, types, parents, dependencies, pulls }
}

/** Details of a new issue that has no labels, assignees, milestone or type. */
export async function loadFirstDetails(
  db: Kysely<Tables>,
  author: AccountRow,
  repository: RepositoryRow,
): Promise<IssueDetails> {
  const none = new Map<number, never>()
  return {
    accounts: new Map([[author.id, author]]),
    associations: await loadAssociations(db, [author.id], [repository]),
    labels: none,
    assignees: none,
    milestones: none,
    types: none,
    parents: none,
    dependencies: none,
    pulls: none,
  }
}

async function loadPulls(db: Kysely<Tables>, ids: readonly number[]): Promise<IssueDetails['pulls']> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pull_request')
    .select(['issue_id', 'is_draft', 'merged_at_ms'])
    .where('issue_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.issue_id, row]))
}

/** Labels and assignees in one query. */
async function loadFacets(db: Kysely<Tables>, ids: readonly number[]) {
  const labels = new Map<number, LabelRow[]>()
  const assignees = new Map<number, number[]>()
  if (ids.length === 0) return { labels, assignees }
  const rows = await db
    .selectFrom('issue_facet')
    .leftJoin('label', (join) =>
      join
        .onRef('label.id', '=', 'issue_facet.subject_id')
        .on('issue_facet.kind', '=', sql.lit(facets.label)),
    )
    .selectAll('label')
    .select(['issue_facet.issue_id', 'issue_facet.kind', 'issue_facet.subject_id'])
    .where('issue_facet.issue_id', 'in', ids)
    .where('issue_facet.kind', 'in', [facets.label, facets.assignee])
    .where('issue_facet.subject_id', '!=', nobody)
    .orderBy('issue_facet.issue_id')
    .orderBy('issue_facet.kind')
    .orderBy('issue_facet.subject_id')
    .execute()
  for (const { issue_id, kind, subject_id, ...label } of rows) {
    if (kind === facets.assignee) append(assignees, issue_id, subject_id)
    // The facets may still contain a deleted label.
    else if (isLabel(label)) append(labels, issue_id, label)
  }
  return { labels, assignees }
}

function isLabel(label: { [Column in keyof LabelRow]: LabelRow[Column] | null }): label is LabelRow {
  return label.id !== null
}

function append<Value>(lists: Map<number, Value[]>, key: number, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** A parent in another repository is shown only if that is public, because pages are cached for all readers. */
async function loadParents(db: Kysely<Tables>, issues: readonly IssueRow[]) {
  const parents = new Map<number, { number: number; fullName: string }>()
  const ids = issues.flatMap(({ parent_id }) => parent_id ?? [])
  if (ids.length === 0) return parents
  const rows = await db
    .selectFrom('issue')
    .innerJoin('repository', 'repository.id', 'issue.repository_id')
    .innerJoin(usersAs('owner'), 'owner.id', 'repository.owner_id')
    .select(['issue.id', 'issue.number', 'issue.repository_id', 'repository.name', 'repository.visibility'])
    .select('owner.login')
    .where('issue.id', 'in', [...new Set(ids)])
    .execute()
  for (const { id, parent_id, repository_id } of issues) {
    const parent = rows.find((row) => row.id === parent_id)
    if (parent && (parent.repository_id === repository_id || parent.visibility === 'public'))
      parents.set(id, { number: parent.number, fullName: `${parent.login}/${parent.name}` })
  }
  return parents
}

async function loadDependencies(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, Dependencies>> {
  const dependencies = new Map<number, Dependencies>()
  if (ids.length === 0) return dependencies
  const side = (kind: 'blocked' | 'blocking', other: 'blocked_id' | 'blocking_id') =>
    db
      .selectFrom('issue_dependency')
      .innerJoin('issue', 'issue.id', `issue_dependency.${other}`)
      .where(`issue_dependency.${kind}_id`, 'in', ids)
      .groupBy(`issue_dependency.${kind}_id`)
      .select([
        sql<string>`${sql.lit(kind)}`.as('kind'),
        `issue_dependency.${kind}_id as id`,
        sql<number>`count(*)`.as('all'),
        sql<number>`coalesce(sum(issue.is_open), 0)`.as('open'),
      ])
  const rows = await side('blocked', 'blocking_id').unionAll(side('blocking', 'blocked_id')).execute()
  const none: Dependencies = { blocked_by: 0, total_blocked_by: 0, blocking: 0, total_blocking: 0 }
  for (const { kind, id, all, open } of rows) {
    const counts =
      kind === 'blocked'
        ? { blocked_by: Number(open), total_blocked_by: Number(all) }
        : { blocking: Number(open), total_blocking: Number(all) }
    dependencies.set(id, { ...(dependencies.get(id) ?? none), ...counts })
  }
  return dependencies
}
