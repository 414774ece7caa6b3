import type { Kysely } from 'kysely'
import type { CheckConclusion } from '../../../database/check-tables.ts'
import type { Tables } from '../../../database/tables.ts'
import { listLatestStatuses } from './commit-statuses.ts'

/** The latest result of one check of a commit: a commit status, or the check runs of an app with the same name. */
export interface CheckResult {
  /** The context of a status, or the name of a check run. */
  context: string
  /** Null for a commit status. */
  appId: number | null
  state: 'success' | 'pending' | 'failure'
}

const passing: readonly (CheckConclusion | null)[] = ['success', 'neutral', 'skipped']

/** What branch rules and merges require of a commit. Reads in a given transaction with two statements. */
export async function findCheckResults(
  db: Kysely<Tables>,
  repositoryId: number,
  oid: string,
): Promise<CheckResult[]> {
  const statuses = await listLatestStatuses(db, { repositoryId, oid })
  const latest = db
    .selectFrom('check_run')
    .where('repository_id', '=', repositoryId)
    .where('oid', '=', oid)
    .groupBy(['name', 'app_id'])
    .select(({ fn }) => fn.max('id').as('id'))
  const runs = await db
    .selectFrom('check_run')
    .where('id', 'in', latest)
    .select(['name', 'app_id', 'status', 'conclusion'])
    .orderBy('id')
    .execute()
  return [
    ...statuses.map(({ context, state }) => ({
      context,
      appId: null,
      state: state === 'error' ? ('failure' as const) : state,
    })),
    ...runs.map(({ name, app_id, status, conclusion }) => ({
      context: name,
      appId: app_id,
      state: stateOf(status, conclusion),
    })),
  ]
}

function stateOf(status: string, conclusion: CheckConclusion | null): CheckResult['state'] {
  if (status !== 'completed') return 'pending'
  return passing.includes(conclusion) ? 'success' : 'failure'
}
