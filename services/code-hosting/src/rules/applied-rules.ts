import type { Kysely } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { AppliedRule } from './applied-rule.ts'
import { rulesOfProtection } from './protection-rules.ts'
import { bypassOf, loadRuleActor } from './rule-actors.ts'
import { appliesToRef } from './ruleset-conditions.ts'
import { listProtectionsOf } from './store/protections.ts'
import { listRunningRulesets } from './store/rulesets.ts'

const heads = 'refs/heads/'

/**
 * The rules of several refs, by full name. Reads with the given transaction, with at most seven statements whatever
 * the number of refs. Without an actor, nobody bypasses anything.
 */
export async function listAppliedRules(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  refs: readonly string[],
  account?: AccountRow,
): Promise<Map<string, AppliedRule[]>> {
  const branches = refs.flatMap((ref) => (ref.startsWith(heads) ? [ref.slice(heads.length)] : []))
  const protections = await listProtectionsOf(db, repository.id, branches)
  const rulesets = await listRunningRulesets(db, repository)
  if (protections.length === 0 && rulesets.length === 0) return new Map()
  const actor = account && (await loadRuleActor(db, repository, account))
  const byBranch = new Map(protections.map((row) => [heads + row.branch, row]))
  const bypasses = new Map(rulesets.map((ruleset) => [ruleset, bypassOf(ruleset.bypass_actors, actor)]))
  return new Map(
    refs.map((ref) => {
      const protection = byBranch.get(ref)
      return [
        ref,
        [
          ...(protection ? rulesOfProtection(protection, actor) : []),
          ...rulesets
            .filter((ruleset) => appliesToRef(ruleset, repository, ref))
            .flatMap((ruleset) =>
              ruleset.rules.map((rule) => ({
                rule,
                source: { kind: 'ruleset' as const, ruleset },
                isEnforced: ruleset.enforcement === 'active',
                bypass: bypasses.get(ruleset),
              })),
            ),
        ],
      ]
    }),
  )
}
