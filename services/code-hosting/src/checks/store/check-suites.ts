import { toBit } from '@octavo/platform/data/columns.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { CheckConclusion, CheckSuiteTable } from '../../database/check-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type CheckSuiteRow = Selectable<CheckSuiteTable>

export function findCheckSuite(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<CheckSuiteRow | undefined> {
  return db
    .selectFrom('check_suite')
    .where('id', '=', id)
    .where('repository_id', '=', repositoryId)
    .selectAll()
    .executeTakeFirst()
}

export function listCheckSuites(
  db: Kysely<Tables>,
  repositoryId: number,
  { oid, appId, checkName }: { oid: string; appId?: number | undefined; checkName?: string | undefined },
  slice: Slice,
): Promise<{ rows: CheckSuiteRow[]; total: number }> {
  const all = db
    .selectFrom('check_suite')
    .where('repository_id', '=', repositoryId)
    .where('oid', '=', oid)
    .$if(appId !== undefined, (query) => query.where('app_id', '=', Number(appId)))
    .$if(checkName !== undefined, (query) =>
      query.where(
        'id',
        'in',
        db
          .selectFrom('check_run')
          .where('repository_id', '=', repositoryId)
          .where('oid', '=', oid)
          .where('name', '=', String(checkName))
          .select('suite_id'),
      ),
    )
  return readSlice(all.selectAll().orderBy('id', 'desc'), slice)
}

/** Returns the suite of the app for the commit, and whether this call created it. */
export async function putCheckSuite(
  tx: Transaction<Tables>,
  suite: { repository_id: number; oid: string; app_id: number; head_branch: string | null },
  nowMs: number,
): Promise<{ row: CheckSuiteRow; isNew: boolean }> {
  const created = await tx
    .insertInto('check_suite')
    .values({ ...suite, created_at_ms: nowMs, updated_at_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['repository_id', 'oid', 'app_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (created) return { row: created, isNew: true }
  const row = await tx
    .selectFrom('check_suite')
    .where('repository_id', '=', suite.repository_id)
    .where('oid', '=', suite.oid)
    .where('app_id', '=', suite.app_id)
    .selectAll()
    .executeTakeFirstOrThrow()
  return { row, isNew: false }
}

export function updateCheckSuite(
  tx: Transaction<Tables>,
  id: number,
  change: { is_rerequested: 0 | 1; updated_at_ms: number },
): Promise<CheckSuiteRow> {
  return tx
    .updateTable('check_suite')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The number of latest runs of a suite with one status and conclusion. */
export interface CheckTally {
  suite_id: number
  status: string
  conclusion: CheckConclusion | null
  count: number
}

export async function listCheckTallies(
  db: Kysely<Tables>,
  suiteIds: readonly number[],
): Promise<CheckTally[]> {
  if (suiteIds.length === 0) return []
  const latest = db
    .selectFrom('check_run')
    .where('suite_id', 'in', suiteIds)
    .groupBy(['suite_id', 'name'])
    .select(({ fn }) => fn.max('id').as('id'))
  const rows = await db
    .selectFrom('check_run')
    .where('id', 'in', latest)
    .groupBy(['suite_id', 'status', 'conclusion'])
    .select(['suite_id', 'status', 'conclusion'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Open pull requests of the repository by the commit at their head. Forks are left out, as on GitHub. */
export async function listPullsAt(
  db: Kysely<Tables>,
  repositoryId: number,
  oids: readonly string[],
): Promise<PullAt[]> {
  if (oids.length === 0) return []
  return db
    .selectFrom('pull_request')
    .innerJoin('issue', 'issue.id', 'pull_request.issue_id')
    .where('pull_request.repository_id', '=', repositoryId)
    .where('pull_request.head_oid', 'in', oids)
    .where('pull_request.head_repository_id', '=', repositoryId)
    .where('pull_request.is_open', '=', 1)
    .select([
      'issue.id',
      'issue.number',
      'pull_request.head_ref',
      'pull_request.head_oid',
      'pull_request.base_ref',
      'pull_request.base_oid',
    ])
    .orderBy('issue.id')
    .limit(100)
    .execute()
}

export interface PullAt {
  id: number
  number: number
  head_ref: string
  head_oid: string
  base_ref: string
  base_oid: string
}

/** The settings of apps by id: whether pushes create suites for them. */
export async function putPreferences(
  tx: Transaction<Tables>,
  repositoryId: number,
  settings: ReadonlyMap<number, boolean>,
): Promise<void> {
  if (settings.size === 0) return
  const rows = [...settings].map(([app_id, isAutomatic]) => ({
    repository_id: repositoryId,
    app_id,
    is_automatic: toBit(isAutomatic),
  }))
  await tx
    .insertInto('check_preference')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['repository_id', 'app_id'])
        .doUpdateSet((eb) => ({ is_automatic: eb.ref('excluded.is_automatic') })),
    )
    .execute()
}

export function listPreferences(db: Kysely<Tables>, repositoryId: number) {
  return db
    .selectFrom('check_preference')
    .where('repository_id', '=', repositoryId)
    .select(['app_id', 'is_automatic'])
    .orderBy('app_id')
    .execute()
}
