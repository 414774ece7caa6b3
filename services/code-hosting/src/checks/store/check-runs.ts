import type { Insertable, Kysely, Selectable, SelectQueryBuilder, Transaction, Updateable } from 'kysely'
import type { CheckAnnotationTable, CheckRunTable } from '../../database/check-tables.ts'
import { countRows, readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type CheckRunRow = Selectable<CheckRunTable>
export type CheckAnnotationRow = Selectable<CheckAnnotationTable>

export function findCheckRun(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<CheckRunRow | undefined> {
  return db
    .selectFrom('check_run')
    .where('id', '=', id)
    .where('repository_id', '=', repositoryId)
    .selectAll()
    .executeTakeFirst()
}

export interface CheckRunQuery {
  of: { oid: string } | { suiteId: number }
  name?: string | undefined
  status?: string | undefined
  appId?: number | undefined
  /** Only the latest run of each name and app. */
  isLatest: boolean
}

export function listCheckRuns(
  db: Kysely<Tables>,
  repositoryId: number,
  query: CheckRunQuery,
  slice: Slice,
): Promise<{ rows: CheckRunRow[]; total: number }> {
  const { of, isLatest } = query
  const all = restrict(db.selectFrom('check_run').where('repository_id', '=', repositoryId), query)
  const latest = restrict(db.selectFrom('check_run').where('repository_id', '=', repositoryId), { of })
    .groupBy(['name', 'app_id'])
    .select(({ fn }) => fn.max('id').as('id'))
  const list = isLatest ? all.where('id', 'in', latest) : all
  return readSlice(list.selectAll().orderBy('id', 'desc'), slice)
}

function restrict<Row>(
  runs: SelectQueryBuilder<Tables, 'check_run', Row>,
  { of, name, status, appId }: Omit<CheckRunQuery, 'isLatest'>,
) {
  return ('oid' in of ? runs.where('oid', '=', of.oid) : runs.where('suite_id', '=', of.suiteId))
    .$if(name !== undefined, (query) => query.where('name', '=', String(name)))
    .$if(status !== undefined, (query) => query.where('status', '=', status as CheckRunRow['status']))
    .$if(appId !== undefined, (query) => query.where('app_id', '=', Number(appId)))
}

export function insertCheckRun(
  tx: Transaction<Tables>,
  run: Insertable<CheckRunTable>,
): Promise<CheckRunRow> {
  return tx.insertInto('check_run').values(run).returningAll().executeTakeFirstOrThrow()
}

export function updateCheckRun(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<CheckRunTable>,
): Promise<CheckRunRow> {
  return tx.updateTable('check_run').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function countRunsOfSuite(tx: Transaction<Tables>, suiteId: number): Promise<number> {
  return countRows(tx.selectFrom('check_run').where('suite_id', '=', suiteId))
}

/** Deletes the oldest runs with this name if the suite has more than `max`. */
export async function deleteOldestRuns(
  tx: Transaction<Tables>,
  { suite_id, name }: Pick<CheckRunRow, 'suite_id' | 'name'>,
  max: number,
): Promise<void> {
  const surplus = await tx
    .selectFrom('check_run')
    .where('suite_id', '=', suite_id)
    .where('name', '=', name)
    .select('id')
    .orderBy('id', 'desc')
    .offset(max)
    .limit(10)
    .execute()
  if (surplus.length === 0) return
  const ids = surplus.map(({ id }) => id)
  await tx.deleteFrom('check_run').where('id', 'in', ids).execute()
}

export async function insertAnnotations(
  tx: Transaction<Tables>,
  annotations: readonly Insertable<CheckAnnotationTable>[],
): Promise<void> {
  if (annotations.length > 0)
    await tx
      .insertInto('check_annotation')
      .values([...annotations])
      .execute()
}

export function listAnnotations(
  db: Kysely<Tables>,
  runId: number,
  slice: Slice,
): Promise<{ rows: CheckAnnotationRow[]; total: number }> {
  return readSlice(
    db.selectFrom('check_annotation').where('check_run_id', '=', runId).selectAll().orderBy('id'),
    slice,
  )
}
