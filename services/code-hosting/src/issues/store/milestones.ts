import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import { type MilestoneTable, maxNumber } from '../../database/issue-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { facets } from './issue-facets.ts'

/** A milestone with its counts of open and closed issues. */
export type MilestoneRow = Selectable<MilestoneTable> & { open_issues: number; closed_issues: number }

export interface MilestoneList {
  repositoryId: number
  state: 'open' | 'closed' | 'all'
  sort: 'due_on' | 'completeness' | 'number'
  direction: 'asc' | 'desc'
}

function selectMilestones(db: Kysely<Tables>) {
  return db
    .selectFrom('milestone')
    .leftJoin('issue_tally as tally', (join) =>
      join
        .onRef('tally.repository_id', '=', 'milestone.repository_id')
        .on('tally.kind', '=', facets.milestone)
        .onRef('tally.subject_id', '=', 'milestone.id'),
    )
    .selectAll('milestone')
    .select(({ fn, val }) => [
      fn.coalesce('tally.open', val(0)).as('open_issues'),
      fn.coalesce('tally.closed', val(0)).as('closed_issues'),
    ])
}

export async function findMilestone(
  db: Kysely<Tables>,
  repositoryId: number,
  number: number,
): Promise<MilestoneRow | undefined> {
  if (number > maxNumber) return undefined
  return selectMilestones(db)
    .where('milestone.repository_id', '=', repositoryId)
    .where('milestone.number', '=', number)
    .executeTakeFirst()
}

/** The id of the milestone with the same title and due date. */
export async function findMilestoneLike(
  db: Kysely<Tables>,
  repositoryId: number,
  { title, due_at_ms }: Pick<MilestoneRow, 'title' | 'due_at_ms'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('milestone')
    .select('id')
    .where('repository_id', '=', repositoryId)
    .where('title', '=', title)
    .where('due_at_ms', due_at_ms === null ? 'is' : '=', due_at_ms)
    .executeTakeFirst()
  return row?.id
}

export async function listMilestonesById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, MilestoneRow>> {
  if (ids.length === 0) return new Map()
  const rows = await selectMilestones(db)
    .where('milestone.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export function listMilestones(
  db: Kysely<Tables>,
  { repositoryId, state, sort, direction }: MilestoneList,
  { limit, offset }: { limit: number; offset: number },
): Promise<MilestoneRow[]> {
  const rows = selectMilestones(db)
    .where('milestone.repository_id', '=', repositoryId)
    .$if(state !== 'all', (query) => query.where('milestone.is_open', '=', state === 'open' ? 1 : 0))
  const sorts = {
    // Milestones without a date are last in both directions.
    due_on: () =>
      rows
        .orderBy(sql`case when milestone.due_at_ms is null then 1 else 0 end`)
        .orderBy('milestone.due_at_ms', direction),
    completeness: () =>
      rows.orderBy(sql`coalesce(tally.closed * 1.0 / nullif(tally.open + tally.closed, 0), 0)`, direction),
    number: () => rows,
  }
  return sorts[sort]().orderBy('milestone.number', direction).limit(limit).offset(offset).execute()
}

export async function countMilestones(
  db: Kysely<Tables>,
  { repositoryId, state }: Pick<MilestoneList, 'repositoryId' | 'state'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('milestone')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('repository_id', '=', repositoryId)
    .$if(state !== 'all', (query) => query.where('is_open', '=', state === 'open' ? 1 : 0))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function allocateMilestoneNumber(
  tx: Transaction<Tables>,
  repositoryId: number,
): Promise<number> {
  const { next_number } = await tx
    .insertInto('milestone_number')
    .values({ repository_id: repositoryId, next_number: 2 })
    .onConflict((conflict) =>
      conflict.column('repository_id').doUpdateSet({ next_number: sql`milestone_number.next_number + 1` }),
    )
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return next_number - 1
}

/** Returns undefined when the title is taken. */
export async function insertMilestone(
  tx: Transaction<Tables>,
  milestone: Insertable<MilestoneTable>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('milestone')
    .values(milestone)
    .onConflict((conflict) => conflict.columns(['repository_id', 'title']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateMilestone(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<MilestoneTable>,
): Promise<void> {
  await tx.updateTable('milestone').set(change).where('id', '=', id).execute()
}

export async function isMilestoneTitleTaken(
  tx: Transaction<Tables>,
  repositoryId: number,
  title: string,
  exceptId: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('milestone')
    .select('id')
    .where('repository_id', '=', repositoryId)
    .where('title', '=', title)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** The milestone must have no issues. */
export async function deleteMilestone(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('milestone').where('id', '=', id).execute()
}
