import type { Kysely, Selectable } from 'kysely'
import type { CommitStatusRow } from '../../code/commits/store/commit-statuses.ts'
import type { CheckRunTable } from '../../database/check-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type CheckRunRow = Selectable<CheckRunTable>

/** The latest status of each context, by commit. */
export async function listStatusesOfCommits(
  db: Kysely<Tables>,
  repositoryId: number,
  oids: readonly string[],
): Promise<Map<string, CommitStatusRow[]>> {
  const latest = db
    .selectFrom('commit_status')
    .where('repository_id', '=', repositoryId)
    .where('oid', 'in', oids)
    .groupBy(['oid', 'context'])
    .select(({ fn }) => fn.max('id').as('id'))
  const rows = await db
    .selectFrom('commit_status')
    .selectAll()
    .where('id', 'in', latest)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ oid }) => oid)
}

/** The latest run of each app and name, by commit. */
export async function listCheckRunsOfCommits(
  db: Kysely<Tables>,
  repositoryId: number,
  oids: readonly string[],
): Promise<Map<string, CheckRunRow[]>> {
  const latest = db
    .selectFrom('check_run')
    .where('repository_id', '=', repositoryId)
    .where('oid', 'in', oids)
    .groupBy(['oid', 'name', 'app_id'])
    .select(({ fn }) => fn.max('id').as('id'))
  const rows = await db.selectFrom('check_run').selectAll().where('id', 'in', latest).orderBy('id').execute()
  return Map.groupBy(rows, ({ oid }) => oid)
}
