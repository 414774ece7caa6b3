import type { Kysely, Selectable, Transaction } from 'kysely'
import type { LabelTable } from '../../database/issue-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { facets } from './issue-facets.ts'

export type LabelRow = Selectable<LabelTable>

export interface NewLabel {
  name: string
  color: string
  description: string | null
  is_default?: number
}

export const foldLabel = (name: string): string => name.toLowerCase()

export function listLabels(
  db: Kysely<Tables>,
  repositoryId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<LabelRow[]> {
  return db
    .selectFrom('label')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .orderBy('name_folded')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countLabels(db: Kysely<Tables>, repositoryId: number): Promise<number> {
  const { count } = await db
    .selectFrom('label')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('repository_id', '=', repositoryId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findLabel(
  db: Kysely<Tables>,
  repositoryId: number,
  name: string,
): Promise<LabelRow | undefined> {
  return db
    .selectFrom('label')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('name_folded', '=', foldLabel(name))
    .executeTakeFirst()
}

export async function findLabels(
  db: Kysely<Tables>,
  repositoryId: number,
  names: readonly string[],
): Promise<LabelRow[]> {
  if (names.length === 0) return []
  return db
    .selectFrom('label')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('name_folded', 'in', [...new Set(names.map(foldLabel))])
    .execute()
}

/** Existing labels are skipped and not returned. */
export function insertLabels(
  tx: Transaction<Tables>,
  repositoryId: number,
  labels: readonly NewLabel[],
  nowMs: number,
): Promise<LabelRow[]> {
  return tx
    .insertInto('label')
    .values(
      labels.map(({ is_default = 0, ...label }) => ({
        ...label,
        is_default,
        created_at_ms: nowMs,
        updated_at_ms: nowMs,
        repository_id: repositoryId,
        name_folded: foldLabel(label.name),
      })),
    )
    .onConflict((conflict) => conflict.columns(['repository_id', 'name_folded']).doNothing())
    .returningAll()
    .execute()
}

export async function listLabelsOfIssue(db: Kysely<Tables>, issueId: number): Promise<LabelRow[]> {
  return db
    .selectFrom('issue_facet')
    .innerJoin('label', 'label.id', 'issue_facet.subject_id')
    .selectAll('label')
    .where('issue_facet.issue_id', '=', issueId)
    .where('issue_facet.kind', '=', facets.label)
    .orderBy('label.id')
    .limit(1000)
    .execute()
}

/** The distinct labels of all issues in a milestone. */
export function selectLabelsOfMilestone(db: Kysely<Tables>, repositoryId: number, milestoneId: number) {
  return db
    .selectFrom('label')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('issue_facet as of')
        .innerJoin('issue_facet as labeled', 'labeled.issue_id', 'of.issue_id')
        .select('labeled.subject_id')
        .where('of.repository_id', '=', repositoryId)
        .where('of.kind', '=', facets.milestone)
        .where('of.subject_id', '=', milestoneId)
        .where('labeled.kind', '=', facets.label),
    )
    .orderBy('name_folded')
}

export async function updateLabel(
  tx: Transaction<Tables>,
  id: number,
  change: Partial<NewLabel>,
  nowMs: number,
): Promise<LabelRow | undefined> {
  if (Object.keys(change).length === 0) return undefined
  return tx
    .updateTable('label')
    .set({
      ...change,
      updated_at_ms: nowMs,
      ...(change.name !== undefined && { name_folded: foldLabel(change.name) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** `removeFacetsOf` deletes its facets in batches, because there may be many. */
export async function deleteLabel(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('label').where('id', '=', id).execute()
}
