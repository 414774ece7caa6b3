import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { facets } from '../../issues/store/issue-facets.ts'

export interface MergedPull {
  number: number
  title: string
  author_id: number
  author_login: string | null
  merged_at_ms: number
  labels: readonly string[]
}

/** The pull requests that these commits merged, in the order of their merges. */
export async function listMergedPulls(
  db: Kysely<Tables>,
  repositoryId: number,
  oids: readonly string[],
): Promise<MergedPull[]> {
  if (oids.length === 0) return []
  const rows = await db
    .selectFrom('pull_request')
    .innerJoin('issue', 'issue.id', 'pull_request.issue_id')
    .leftJoin(usersAs('account'), 'account.id', 'issue.author_id')
    .select(['issue.number', 'issue.title', 'issue.author_id', 'account.login as author_login'])
    .select(['pull_request.issue_id', 'pull_request.merged_at_ms'])
    .where('pull_request.repository_id', '=', repositoryId)
    .where('pull_request.merge_commit_oid', 'in', oids)
    .where('pull_request.merged_at_ms', 'is not', null)
    .orderBy('pull_request.merged_at_ms')
    .orderBy('issue.number')
    .execute()
  const labels = await listLabelNames(
    db,
    rows.map(({ issue_id }) => issue_id),
  )
  return rows.map(({ issue_id, ...row }) => ({
    ...row,
    merged_at_ms: row.merged_at_ms ?? 0,
    labels: labels.get(issue_id)?.map(({ name }) => name) ?? [],
  }))
}

async function listLabelNames(db: Kysely<Tables>, issueIds: readonly number[]) {
  if (issueIds.length === 0) return new Map<number, { name: string }[]>()
  const rows = await db
    .selectFrom('issue_facet')
    .innerJoin('label', 'label.id', 'issue_facet.subject_id')
    .select(['issue_facet.issue_id', 'label.name'])
    .where('issue_facet.issue_id', 'in', issueIds)
    .where('issue_facet.kind', '=', facets.label)
    .execute()
  return Map.groupBy(rows, ({ issue_id }) => issue_id)
}

/** Selects the authors who had a pull request merged before. */
export async function listEarlierContributors(
  db: Kysely<Tables>,
  repositoryId: number,
  authorIds: readonly number[],
  beforeMs: number,
): Promise<ReadonlySet<number>> {
  if (authorIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('issue')
    .innerJoin('pull_request', 'pull_request.issue_id', 'issue.id')
    .select('issue.author_id')
    .distinct()
    .where('issue.repository_id', '=', repositoryId)
    .where('issue.author_id', 'in', authorIds)
    .where('pull_request.merged_at_ms', '<', beforeMs)
    .execute()
  return new Set(rows.map(({ author_id }) => author_id))
}
