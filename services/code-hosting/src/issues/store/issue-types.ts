import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { IssueTypeTable } from '../../database/issue-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { addTally, facets, nobody } from './issue-facets.ts'
import { incrementIssuesVersion } from './issues.ts'

export type IssueTypeRow = Selectable<IssueTypeTable>

export const foldTypeName = (name: string): string => name.toLowerCase()

/** In the order of creation. */
export function listIssueTypes(db: Kysely<Tables>, organizationId: number): Promise<IssueTypeRow[]> {
  return db
    .selectFrom('issue_type')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
}

export function findIssueType(
  db: Kysely<Tables>,
  organizationId: number,
  name: string,
): Promise<IssueTypeRow | undefined> {
  return db
    .selectFrom('issue_type')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('name_folded', '=', foldTypeName(name))
    .executeTakeFirst()
}

export async function listIssueTypesById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, IssueTypeRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('issue_type')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export function insertIssueType(
  tx: Transaction<Tables>,
  type: Omit<Insertable<IssueTypeTable>, 'id' | 'name_folded'>,
): Promise<IssueTypeRow> {
  return tx
    .insertInto('issue_type')
    .values({ ...type, name_folded: foldTypeName(type.name) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The types of a new organization. */
export async function insertDefaultIssueTypes(
  tx: Transaction<Tables>,
  organizationId: number,
  nowMs: number,
): Promise<void> {
  const rows = defaultTypes.map(([name, color, description]) => ({
    organization_id: organizationId,
    name,
    name_folded: foldTypeName(name),
    color,
    description,
    is_enabled: 1,
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
  }))
  await tx.insertInto('issue_type').values(rows).execute()
}

const defaultTypes = [
  ['Task', 'yellow', 'A specific piece of work'],
  ['Bug', 'red', 'An unexpected problem or behavior'],
  ['Feature', 'blue', 'A request, idea, or new functionality'],
] as const

export function updateIssueType(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<IssueTypeTable> & { name: string },
): Promise<IssueTypeRow> {
  return tx
    .updateTable('issue_type')
    .set({ ...change, name_folded: foldTypeName(change.name) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteIssueType(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('issue_type').where('id', '=', id).execute()
}

/** For ETags: responses show the name, the color and the description of the type. */
export async function incrementVersionsOfType(tx: Transaction<Tables>, typeId: number): Promise<void> {
  await tx
    .updateTable('repository')
    .set({ issues_version: sql`issues_version + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('issue_tally')
        .select('repository_id')
        .where('kind', '=', facets.type)
        .where('subject_id', '=', typeId),
    )
    .execute()
}

/** Removes a type from at most `limit` issues of one repository. Returns false when no issue has it. */
export async function removeTypeFromIssues(
  tx: Transaction<Tables>,
  typeId: number,
  limit: number,
): Promise<boolean> {
  const kind = facets.type
  const tally = await tx
    .selectFrom('issue_tally')
    .select('repository_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', typeId)
    .orderBy('repository_id')
    .limit(1)
    .executeTakeFirst()
  if (!tally) return false
  const of = { repository_id: tally.repository_id, kind, subject_id: typeId }
  const issues = await tx
    .selectFrom('issue_facet')
    .select(['issue_id', 'is_open'])
    .where((eb) => eb.and(of))
    .limit(limit)
    .execute()
  const ids = issues.map(({ issue_id }) => issue_id)
  if (ids.length) {
    await tx.updateTable('issue').set({ type_id: null }).where('id', 'in', ids).execute()
    await tx
      .deleteFrom('issue_facet')
      .where('issue_id', 'in', ids)
      .where('kind', 'in', [facets.type, facets.typed])
      .execute()
    const open = issues.filter(({ is_open }) => is_open).length
    const closed = issues.length - open
    const typed = { kind: facets.typed, subjectId: nobody }
    await addTally(tx, of.repository_id, [typed], { open: -open, closed: -closed })
    await incrementIssuesVersion(tx, of.repository_id)
  }
  if (ids.length < limit)
    await tx
      .deleteFrom('issue_tally')
      .where((eb) => eb.and(of))
      .execute()
  return true
}

/** Removes the types from all issues of a repository, in one transaction, because the counts must match. */
export async function clearIssueTypes(tx: Transaction<Tables>, repositoryId: number): Promise<void> {
  const ofTypes = { repository_id: repositoryId, kind: facets.typed, subject_id: nobody }
  const cleared = await tx
    .updateTable('issue')
    .set({ type_id: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('issue_facet')
        .select('issue_id')
        .where((facet) => facet.and(ofTypes)),
    )
    .executeTakeFirst()
  if (cleared.numUpdatedRows === 0n) return
  for (const table of ['issue_facet', 'issue_tally'] as const)
    await tx
      .deleteFrom(table)
      .where('repository_id', '=', repositoryId)
      .where('kind', 'in', [facets.type, facets.typed])
      .execute()
  await incrementIssuesVersion(tx, repositoryId)
}
