import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/**
 * The criteria that issues can be filtered by. `pull` marks pull requests and `typed` issues that have a type, both with
 * the subject `nobody`.
 */
export const facets = {
  author: 1,
  assignee: 2,
  milestone: 3,
  label: 4,
  mentioned: 5,
  commenter: 6,
  pull: 7,
  type: 8,
  typed: 9,
} as const

/** The subject id of “no assignee” and “no milestone”. */
export const nobody = 0

export interface Facet {
  kind: number
  subjectId: number
}

/** The columns of an issue that its facets repeat. */
export interface FacetedIssue {
  id: number
  repository_id: number
  is_open: number
  updated_at_ms: number
  comments: number
}

/** Adds missing facets, updates the tallies, and returns the added ones. */
export async function addFacets(
  tx: Transaction<Tables>,
  issue: FacetedIssue,
  newFacets: readonly Facet[],
): Promise<Facet[]> {
  if (newFacets.length === 0) return []
  const added = await tx
    .insertInto('issue_facet')
    .values(facetRows(issue, newFacets))
    .onConflict((conflict) => conflict.columns(['issue_id', 'kind', 'subject_id']).doNothing())
    .returning(['kind', 'subject_id as subjectId'])
    .execute()
  await addTally(
    tx,
    issue.repository_id,
    added,
    issue.is_open ? { open: 1, closed: 0 } : { open: 0, closed: 1 },
  )
  return added
}

/** The facets of a new issue. */
export async function addFirstFacets(
  tx: Transaction<Tables>,
  issue: FacetedIssue,
  newFacets: readonly Facet[],
): Promise<void> {
  const tally = issue.is_open ? { open: 1, closed: 0 } : { open: 0, closed: 1 }
  await Promise.all([
    tx.insertInto('issue_facet').values(facetRows(issue, newFacets)).execute(),
    addTally(tx, issue.repository_id, newFacets, tally),
  ])
}

function facetRows(
  { id, repository_id, is_open, updated_at_ms, comments }: FacetedIssue,
  of: readonly Facet[],
) {
  return of.map(({ kind, subjectId }) => ({
    issue_id: id,
    kind,
    subject_id: subjectId,
    repository_id,
    is_open,
    updated_at_ms,
    comments,
  }))
}

export async function removeFacets(
  tx: Transaction<Tables>,
  issue: Pick<FacetedIssue, 'id' | 'repository_id' | 'is_open'>,
  kind: number,
  subjectIds: readonly number[],
): Promise<void> {
  if (subjectIds.length === 0) return
  const removed = await tx
    .deleteFrom('issue_facet')
    .where('issue_id', '=', issue.id)
    .where('kind', '=', kind)
    .where('subject_id', 'in', subjectIds)
    .returning(['kind', 'subject_id as subjectId'])
    .execute()
  const by = issue.is_open ? { open: -1, closed: 0 } : { open: 0, closed: -1 }
  await addTally(tx, issue.repository_id, removed, by)
}

/** Copies the sort columns to the facets, and moves the tallies when the issue was opened or closed. */
export async function copyToFacets(
  tx: Transaction<Tables>,
  issue: FacetedIssue,
  wasOpen: number,
): Promise<void> {
  const { id, repository_id, is_open, updated_at_ms, comments } = issue
  await tx
    .updateTable('issue_facet')
    .set({ is_open, updated_at_ms, comments })
    .where('issue_id', '=', id)
    .execute()
  if (is_open === wasOpen) return
  const all = await tx
    .selectFrom('issue_facet')
    .select(['kind', 'subject_id as subjectId'])
    .where('issue_id', '=', id)
    .execute()
  await addTally(tx, repository_id, all, is_open ? { open: 1, closed: -1 } : { open: -1, closed: 1 })
}

export interface Tally {
  open: number
  closed: number
}

export async function findTallies(
  db: Kysely<Tables>,
  repositoryId: number,
  tallied: readonly Facet[],
): Promise<Tally[]> {
  if (tallied.length === 0) return []
  const rows = await db
    .selectFrom('issue_tally')
    .select(['kind', 'subject_id', 'open', 'closed'])
    .where('repository_id', '=', repositoryId)
    .where((eb) => eb.or(tallied.map(({ kind, subjectId }) => eb.and({ kind, subject_id: subjectId }))))
    .execute()
  return tallied.map(
    ({ kind, subjectId }) =>
      rows.find((row) => row.kind === kind && row.subject_id === subjectId) ?? { open: 0, closed: 0 },
  )
}

/** Adds to the tallies of these facets. Negative numbers subtract. */
export async function addTally(
  tx: Transaction<Tables>,
  repositoryId: number,
  changed: readonly Facet[],
  { open, closed }: Tally,
): Promise<void> {
  if (changed.length === 0) return
  await tx
    .insertInto('issue_tally')
    .values(
      // A fixed order, to avoid deadlocks.
      [...changed]
        .sort((a, b) => a.kind - b.kind || a.subjectId - b.subjectId)
        .map(({ kind, subjectId }) => ({
          repository_id: repositoryId,
          kind,
          subject_id: subjectId,
          open,
          closed,
        })),
    )
    .onConflict((conflict) =>
      conflict.columns(['repository_id', 'kind', 'subject_id']).doUpdateSet({
        open: sql`issue_tally.open + excluded.open`,
        closed: sql`issue_tally.closed + excluded.closed`,
      }),
    )
    .execute()
}

/** The subjects of one kind, such as the labels of the issue. */
export async function listSubjects(db: Kysely<Tables>, issueId: number, kind: number): Promise<number[]> {
  const rows = await db
    .selectFrom('issue_facet')
    .select('subject_id')
    .where('issue_id', '=', issueId)
    .where('kind', '=', kind)
    .orderBy('subject_id')
    .execute()
  return rows.map(({ subject_id }) => subject_id)
}

/** Removes a facet from a batch of issues. Returns the number of issues. */
export async function removeFacetsOf(
  tx: Transaction<Tables>,
  { repositoryId, kind, subjectId }: Facet & { repositoryId: number },
  limit: number,
): Promise<number> {
  const of = { repository_id: repositoryId, kind, subject_id: subjectId }
  const issues = await tx
    .selectFrom('issue_facet')
    .select('issue_id')
    .where((eb) => eb.and(of))
    .limit(limit)
    .execute()
  const ids = issues.map(({ issue_id }) => issue_id)
  if (ids.length)
    await tx
      .deleteFrom('issue_facet')
      .where((eb) => eb.and(of))
      .where('issue_id', 'in', ids)
      .execute()
  if (ids.length < limit)
    await tx
      .deleteFrom('issue_tally')
      .where((eb) => eb.and(of))
      .execute()
  return ids.length
}
