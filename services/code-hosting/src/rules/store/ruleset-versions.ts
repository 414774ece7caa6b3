import { usersAs } from '@octavo/platform/auth/user-table.ts'
import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Ruleset } from './rulesets.ts'

export interface RulesetVersionRow {
  id: number
  actor_id: number
  actor_role: string | null
  state: unknown
  created_at_ms: number
}

export async function insertRulesetVersion(
  tx: Transaction<Tables>,
  ruleset: Ruleset,
  actorId: number,
  nowMs: number,
): Promise<void> {
  const { id, name, target, enforcement, conditions, rules, bypass_actors } = ruleset
  const state = encodeJson({ id, name, target, enforcement, conditions, rules, bypass_actors })
  await tx
    .insertInto('ruleset_version')
    .values({ ruleset_id: id, actor_id: actorId, state, created_at_ms: nowMs })
    .execute()
}

/** Newest first. */
export function listRulesetVersions(
  db: Kysely<Tables>,
  rulesetId: number,
  slice: Slice,
): Promise<{ rows: Omit<RulesetVersionRow, 'state'>[]; total: number }> {
  return readSlice(select(db, rulesetId).orderBy('ruleset_version.id', 'desc'), slice)
}

export async function findRulesetVersion(
  db: Kysely<Tables>,
  rulesetId: number,
  id: number,
): Promise<RulesetVersionRow | undefined> {
  const row = await select(db, rulesetId)
    .where('ruleset_version.id', '=', id)
    .select('ruleset_version.state')
    .executeTakeFirst()
  return row && { ...row, state: decodeJson<unknown>(row.state) }
}

function select(db: Kysely<Tables>, rulesetId: number) {
  return db
    .selectFrom('ruleset_version')
    .leftJoin(usersAs('actor'), 'actor.id', 'ruleset_version.actor_id')
    .where('ruleset_version.ruleset_id', '=', rulesetId)
    .select([
      'ruleset_version.id',
      'ruleset_version.actor_id',
      'actor.role as actor_role',
      'ruleset_version.created_at_ms',
    ])
}
