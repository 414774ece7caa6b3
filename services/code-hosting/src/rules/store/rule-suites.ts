import { usersAs } from '@octavo/platform/auth/user-table.ts'
import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { RuleResult, RuleSuiteTable } from '../../database/rule-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export interface RuleEvaluation {
  source: { type: 'ruleset' | 'protected_branch'; id: number; name: string }
  enforcement: 'active' | 'evaluate'
  result: 'pass' | 'fail'
  ruleType: string
  details: string | null
}

export interface NewRuleSuite {
  repositoryId: number
  actorId: number
  ref: string
  before: string | null
  after: string | null
  result: RuleResult
  evaluationResult: RuleResult | null
  evaluations: readonly RuleEvaluation[]
}

export type RuleSuite = Omit<Selectable<RuleSuiteTable>, 'evaluations'> & {
  evaluations: readonly RuleEvaluation[]
  actor_login: string | null
  repository_name: string
}

/** Databases limit the parameters of a statement. */
const maxPerStatement = 100

export async function insertRuleSuites(
  tx: Transaction<Tables>,
  suites: readonly NewRuleSuite[],
  nowMs: number,
): Promise<void> {
  for (let start = 0; start < suites.length; start += maxPerStatement)
    await tx
      .insertInto('rule_suite')
      .values(
        suites.slice(start, start + maxPerStatement).map((suite) => ({
          repository_id: suite.repositoryId,
          actor_id: suite.actorId,
          ref: suite.ref,
          before: suite.before,
          after: suite.after,
          result: suite.result,
          evaluation_result: suite.evaluationResult,
          evaluations: encodeJson(suite.evaluations),
          pushed_at_ms: nowMs,
        })),
      )
      .execute()
}

export interface RuleSuiteFilter {
  repositoryId?: number
  /** The owner of the repositories. */
  ownerId?: number
  ref?: string | undefined
  repositoryName?: string | undefined
  actorId?: number | undefined
  result?: RuleResult | undefined
  sinceMs: number
}

/** Newest first. */
export async function listRuleSuites(
  db: Kysely<Tables>,
  filter: RuleSuiteFilter,
  slice: Slice,
): Promise<{ suites: RuleSuite[]; total: number }> {
  let query = select(db).where('rule_suite.pushed_at_ms', '>=', filter.sinceMs)
  if (filter.repositoryId !== undefined)
    query = query.where('rule_suite.repository_id', '=', filter.repositoryId)
  if (filter.ownerId !== undefined) query = query.where('repository.owner_id', '=', filter.ownerId)
  if (filter.ref !== undefined) query = query.where('rule_suite.ref', '=', filter.ref)
  if (filter.repositoryName !== undefined)
    query = query.where('repository.name_folded', '=', filter.repositoryName.toLowerCase())
  if (filter.actorId !== undefined) query = query.where('rule_suite.actor_id', '=', filter.actorId)
  if (filter.result !== undefined) query = query.where('rule_suite.result', '=', filter.result)
  const { rows, total } = await readSlice(query.orderBy('rule_suite.id', 'desc'), slice)
  return { suites: rows.map(toSuite), total }
}

export async function findRuleSuite(
  db: Kysely<Tables>,
  owner: Pick<RuleSuiteFilter, 'repositoryId' | 'ownerId'>,
  id: number,
): Promise<RuleSuite | undefined> {
  const row = await select(db).where('rule_suite.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const isOwn =
    owner.repositoryId === undefined
      ? row.owner_id === owner.ownerId
      : row.repository_id === owner.repositoryId
  return isOwn ? toSuite(row) : undefined
}

/** Returns whether there were any. */
export async function deleteRuleSuites(
  tx: Transaction<Tables>,
  beforeMs: number,
  limit: number,
): Promise<boolean> {
  const oldest = tx
    .selectFrom('rule_suite')
    .where('pushed_at_ms', '<', beforeMs)
    .orderBy('pushed_at_ms')
    .limit(limit)
    .select('id')
  const deleted = await tx.deleteFrom('rule_suite').where('id', 'in', oldest).returning('id').execute()
  return deleted.length > 0
}

function select(db: Kysely<Tables>) {
  return db
    .selectFrom('rule_suite')
    .innerJoin('repository', 'repository.id', 'rule_suite.repository_id')
    .leftJoin(usersAs('actor'), 'actor.id', 'rule_suite.actor_id')
    .selectAll('rule_suite')
    .select(['repository.name as repository_name', 'repository.owner_id', 'actor.login as actor_login'])
}

function toSuite<Row extends { evaluations: string }>(row: Row) {
  return { ...row, evaluations: decodeJson<RuleEvaluation[]>(row.evaluations) }
}
