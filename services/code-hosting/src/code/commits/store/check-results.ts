import type { Kysely } from 'kysely'
import type { CheckConclusion } from '../../../database/check-tables.ts'
import type { Tables } from '../../../database/tables.ts'
import { selectLatestStatuses } from './commit-statuses.ts'

/** The latest result of one check of a commit: a commit status, or the check runs of an app with the same name. */
export interface CheckResult {
  /** The context of a status, or the name of a check run. */
  context: string
  /** The app that reported it. Null for a commit status of a user. */
  appId: number | null
  state: 'success' | 'pending' | 'failure'
}

const passing: readonly (CheckConclusion | null)[] = ['success', 'neutral', 'skipped']

/** The check results of a commit, for branch rules and merges. Reads in a given transaction with two statements. */
export async function findCheckResults(
  db: Kysely<Tables>,
  repositoryId: number,
  oid: string,
): Promise<CheckResult[]> {
  return (await listCheckResults(db, repositoryId, [oid])).get(oid) ?? []
}

/** The same for several commits, by commit, with two statements in all. Commits without checks are missing. */
export async function listCheckResults(
  db: Kysely<Tables>,
  repositoryId: number,
  oids: readonly string[],
): Promise<Map<string, CheckResult[]>> {
  const results = new Map<string, CheckResult[]>()
  if (oids.length === 0) return results
  const add = (oid: string, result: CheckResult) => {
    const ofCommit = results.get(oid) ?? []
    ofCommit.push(result)
    results.set(oid, ofCommit)
  }
  const statuses = await selectLatestStatuses(db, repositoryId, oids)
    .leftJoin('app', 'app.bot_id', 'commit_status.creator_id')
    .select(['oid', 'context', 'state', 'app.id as app_id'])
    .execute()
  for (const { oid, context, state, app_id } of statuses)
    add(oid, { context, appId: app_id, state: state === 'error' ? 'failure' : state })
  const latest = db
    .selectFrom('check_run')
    .where('repository_id', '=', repositoryId)
    .where('oid', 'in', oids)
    .groupBy(['oid', 'name', 'app_id'])
    .select(({ fn }) => fn.max('id').as('id'))
  const runs = await db
    .selectFrom('check_run')
    .where('id', 'in', latest)
    .select(['oid', 'name', 'app_id', 'status', 'conclusion'])
    .orderBy('id')
    .execute()
  for (const { oid, name, app_id, status, conclusion } of runs)
    add(oid, { context: name, appId: app_id, state: stateOf(status, conclusion) })
  return results
}

function stateOf(status: string, conclusion: CheckConclusion | null): CheckResult['state'] {
  if (status !== 'completed') return 'pending'
  return passing.includes(conclusion) ? 'success' : 'failure'
}
