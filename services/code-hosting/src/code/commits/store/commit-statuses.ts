import type { Insertable, Kysely, Selectable } from 'kysely'
import type { CommitStatusTable } from '../../../database/commit-tables.ts'
import { countRows, readSlice, type Slice } from '../../../database/slices.ts'
import type { Tables } from '../../../database/tables.ts'

export type CommitStatusRow = Selectable<CommitStatusTable>

interface OfCommit {
  repositoryId: number
  oid: string
}

export function insertStatus(
  tx: Kysely<Tables>,
  status: Insertable<CommitStatusTable>,
): Promise<CommitStatusRow> {
  return tx.insertInto('commit_status').values(status).returningAll().executeTakeFirstOrThrow()
}

/** Counts the statuses of all contexts or one, up to `most`. */
export async function countStatuses(
  db: Kysely<Tables>,
  { repositoryId, oid, context }: OfCommit & { context?: string },
  most: number,
): Promise<number> {
  const statuses = db
    .selectFrom('commit_status')
    .where('repository_id', '=', repositoryId)
    .where('oid', '=', oid)
    .$if(context !== undefined, (query) => query.where('context', '=', String(context)))
    .select('id')
    .limit(most)
  return countRows(db.selectFrom(statuses.as('counted')))
}

/** Statuses are append-only, so the newest id changes with any new status. */
export async function findNewestStatusId(
  db: Kysely<Tables>,
  { repositoryId, oid }: OfCommit,
): Promise<number> {
  const newest = await db
    .selectFrom('commit_status')
    .where('repository_id', '=', repositoryId)
    .where('oid', '=', oid)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id ?? 0
}

/** Newest first. */
export async function listStatuses(
  db: Kysely<Tables>,
  { repositoryId, oid }: OfCommit,
  slice: Slice,
): Promise<{ rows: CommitStatusRow[]; total: number }> {
  const all = db.selectFrom('commit_status').where('repository_id', '=', repositoryId).where('oid', '=', oid)
  return readSlice(all.selectAll().orderBy('id', 'desc'), slice)
}

/** The latest status of each context, ordered by the first status of the context. */
export function listLatestStatuses(
  db: Kysely<Tables>,
  { repositoryId, oid }: OfCommit,
): Promise<CommitStatusRow[]> {
  return selectLatestStatuses(db, repositoryId, [oid]).selectAll('commit_status').execute()
}

/** The same for several commits. */
export function selectLatestStatuses(db: Kysely<Tables>, repositoryId: number, oids: readonly string[]) {
  const latest = db
    .selectFrom('commit_status')
    .where('repository_id', '=', repositoryId)
    .where('oid', 'in', oids)
    .groupBy(['oid', 'context'])
    .select(({ fn }) => fn.max('id').as('id'))
  return db.selectFrom('commit_status').where('commit_status.id', 'in', latest).orderBy('commit_status.id')
}
