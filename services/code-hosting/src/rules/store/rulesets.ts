import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { RulesetTable } from '../../database/rule-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { RulesetRule } from '../rules.ts'
import type { BypassActor, RulesetConditions } from '../schema/rulesets.ts'

type Row = Selectable<RulesetTable>

export type Ruleset = Omit<Row, 'conditions' | 'rules' | 'bypass_actors'> & RulesetContent

export interface RulesetContent {
  name: string
  target: Row['target']
  enforcement: Row['enforcement']
  conditions: RulesetConditions
  rules: readonly RulesetRule[]
  bypass_actors: readonly BypassActor[]
}

/** The owner of a ruleset. */
export type RulesetOwner = { repositoryId: number } | { organizationId: number }

/** The rulesets that are enforced or evaluated in a repository: its own, and those of the owner. */
export async function listRunningRulesets(
  db: Kysely<Tables>,
  { id, owner_id }: { id: number; owner_id: number },
): Promise<Ruleset[]> {
  const rows = await db
    .selectFrom('ruleset')
    .selectAll()
    .where((eb) => eb.or([eb('repository_id', '=', id), eb('organization_id', '=', owner_id)]))
    .where('enforcement', '<>', 'disabled')
    .orderBy('id')
    .execute()
  return rows.map(toRuleset)
}

export async function findRuleset(db: Kysely<Tables>, id: number): Promise<Ruleset | undefined> {
  const row = await db.selectFrom('ruleset').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRuleset(row)
}

/** The rulesets of a repository, of an organization, or of both. Each owner has few of them. */
export async function listRulesets(
  db: Kysely<Tables>,
  { repositoryId, organizationId }: { repositoryId?: number; organizationId?: number },
): Promise<Ruleset[]> {
  const rows = await db
    .selectFrom('ruleset')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(repositoryId === undefined ? [] : [eb('repository_id', '=', repositoryId)]),
        ...(organizationId === undefined ? [] : [eb('organization_id', '=', organizationId)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(toRuleset)
}

export async function insertRuleset(
  tx: Transaction<Tables>,
  owner: RulesetOwner,
  content: RulesetContent,
  nowMs: number,
): Promise<Ruleset> {
  const row = await tx
    .insertInto('ruleset')
    .values({
      repository_id: 'repositoryId' in owner ? owner.repositoryId : null,
      organization_id: 'organizationId' in owner ? owner.organizationId : null,
      ...columnsOf(content),
      created_at_ms: nowMs,
      updated_at_ms: nowMs,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRuleset(row)
}

export async function updateRuleset(
  tx: Transaction<Tables>,
  id: number,
  content: RulesetContent,
  nowMs: number,
): Promise<Ruleset> {
  const row = await tx
    .updateTable('ruleset')
    .set({ ...columnsOf(content), updated_at_ms: nowMs })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRuleset(row)
}

export async function deleteRuleset(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('ruleset').where('id', '=', id).execute()
}

function columnsOf({
  name,
  target,
  enforcement,
  conditions,
  rules,
  bypass_actors,
}: RulesetContent): Pick<Insertable<RulesetTable>, keyof RulesetContent> {
  return {
    name,
    target,
    enforcement,
    conditions: encodeJson(conditions),
    rules: encodeJson(rules),
    bypass_actors: encodeJson(bypass_actors),
  }
}

function toRuleset(row: Row): Ruleset {
  return {
    ...row,
    conditions: decodeJson<RulesetConditions>(row.conditions),
    rules: decodeJson<RulesetRule[]>(row.rules),
    bypass_actors: decodeJson<BypassActor[]>(row.bypass_actors),
  }
}
