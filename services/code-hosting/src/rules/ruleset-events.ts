import type { components } from '@octokit/openapi-webhooks-types'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { presentRuleset } from './present/rulesets.ts'
import type { RulesetRule } from './rules.ts'
import type { Ruleset } from './store/rulesets.ts'

type Changes = NonNullable<components['schemas']['webhook-repository-ruleset-edited']['changes']>

/** Either a repository or an organization owns the ruleset. */
interface RulesetSource {
  actor: AccountRow
  repository?: RepositoryRow
  organization?: ProfileRow
}

interface RulesetChange {
  before: Ruleset | undefined
  after: Ruleset | undefined
}

export async function emitRulesetEvent(
  tx: Transaction<Tables>,
  { activity, audit }: Pick<Context, 'activity' | 'audit'>,
  { actor, repository, organization }: RulesetSource,
  { before, after }: RulesetChange,
): Promise<void> {
  const ruleset = after ?? before
  if (!ruleset) return
  const about = { actor, ...(repository ? { repository } : {}), ...(organization ? { organization } : {}) }
  const changes = before && after ? changesOf(before, after) : undefined
  const source = repository ? `${repository.owner_login}/${repository.name}` : (organization?.login ?? '')
  await activity.emit(tx, {
    event: 'repository_ruleset',
    action: after ? (before ? 'edited' : 'created') : 'deleted',
    ...about,
    payload: (_tx, addresses) => ({
      repository_ruleset: presentRuleset(ruleset, { source, showsBypass: true, isDetailed: true }, addresses),
      ...(changes ? { changes } : {}),
    }),
  })
  await audit.record(tx, {
    action: `repository_ruleset.${after ? (before ? 'update' : 'create') : 'destroy'}`,
    ...about,
    data: { ruleset_id: ruleset.id, ruleset_name: ruleset.name, ruleset_enforcement: ruleset.enforcement },
  })
}

function changesOf(before: Ruleset, after: Ruleset): Changes {
  const rulesOf = (rules: readonly RulesetRule[], others: readonly RulesetRule[]) =>
    rules.filter((rule) => !others.some(({ type }) => type === rule.type))
  const updated = after.rules.flatMap((rule) => {
    const old = before.rules.find(({ type }) => type === rule.type)
    const isSame = !old || JSON.stringify(old) === JSON.stringify(rule)
    return isSame ? [] : [{ rule, changes: { configuration: { from: JSON.stringify(old) } } }]
  })
  const oldNames = before.conditions.ref_name
  const names = after.conditions.ref_name
  const hasMoved = JSON.stringify(oldNames) !== JSON.stringify(names)
  return {
    ...(before.name === after.name ? {} : { name: { from: before.name } }),
    ...(before.enforcement === after.enforcement ? {} : { enforcement: { from: before.enforcement } }),
    ...(hasMoved
      ? {
          conditions: {
            updated: [
              {
                condition: { ref_name: names ?? {} },
                changes: {
                  include: { from: oldNames?.include ?? [] },
                  exclude: { from: oldNames?.exclude ?? [] },
                },
              },
            ],
          },
        }
      : {}),
    rules: {
      added: rulesOf(after.rules, before.rules),
      deleted: rulesOf(before.rules, after.rules),
      updated,
    },
  }
}
