import type { Kysely, Transaction } from 'kysely'
import type { GuardedChange, RefGuard } from '../context/ref-guard.ts'
import { type RefRejection, RejectedRefChanges } from '../context/rejected-ref-changes.ts'
import type { BaseContext } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import type { RefChange } from '../git/git.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import type { AppliedRule } from './applied-rule.ts'
import { listAppliedRules } from './applied-rules.ts'
import { createContentReader, isContentRule } from './content-rules.ts'
import { type EvaluatedRule, rejectionOf, suiteOf } from './rule-verdicts.ts'
import { type CheckResult, findStateViolations } from './state-rules.ts'
import { insertRuleSuites, type NewRuleSuite } from './store/rule-suites.ts'

type ListCheckResults = (
  db: Kysely<Tables>,
  repositoryId: number,
  oids: readonly string[],
) => Promise<Map<string, CheckResult[]>>

/** The rules were changed after git was read for them. */
class OutdatedRules extends Error {}

/** Rules may change again and again while git is read. */
const maxTries = 5

/** Required checks of more commits in one push are not read, and their refs are refused. */
const maxCheckedCommits = 500

export function createRefGuard(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  listCheckResults: ListCheckResults,
): RefGuard {
  return {
    async guard(change, objects, work) {
      if (change.changes.length === 0) return work(async () => {})
      const verdicts = new Map<string, string | undefined>()
      const refused: NewRuleSuite[] = []
      for (let tries = 1; ; tries++) {
        await prepare(change, objects, verdicts)
        try {
          return await work((tx) => check(tx, change, verdicts, refused))
        } catch (error) {
          if (error instanceof RejectedRefChanges)
            await db.write((tx) => insertRuleSuites(tx, refused, clock.now()))
          if (!(error instanceof OutdatedRules) || tries === maxTries) throw error
        }
      }
    },
  }

  /** Reads from git what the current rules need. */
  async function prepare(
    change: GuardedChange,
    objects: Parameters<RefGuard['guard']>[1],
    verdicts: Map<string, string | undefined>,
  ): Promise<void> {
    const { repository, rules } = await loadRules(db.read, change)
    const findViolation = createContentReader(objects, repository.default_branch, change.origin)
    for (const one of change.changes)
      for (const { rule } of rules.get(one.ref) ?? [])
        if (isContentRule(rule)) {
          const key = keyOf(one, rule)
          if (!verdicts.has(key)) verdicts.set(key, await findViolation(one, rule))
        }
  }

  async function check(
    tx: Transaction<Tables>,
    change: GuardedChange,
    verdicts: ReadonlyMap<string, string | undefined>,
    refused: NewRuleSuite[],
  ): Promise<void> {
    const { repository, rules } = await loadRules(tx, change)
    const checksOf = await readChecks(tx, repository.id, change, rules)
    const rejections = new Map<string, RefRejection>()
    const suites: NewRuleSuite[] = []
    for (const one of change.changes) {
      const evaluated: EvaluatedRule[] = (rules.get(one.ref) ?? []).map((applied) => ({
        ...applied,
        violations: findViolations(applied, one),
      }))
      if (evaluated.length === 0) continue
      const isPullRequest = change.origin === 'pull-request'
      suites.push(suiteOf(evaluated, { repository, actor: change.actor, change: one, isPullRequest }))
      const rejection = rejectionOf(evaluated, isPullRequest)
      if (rejection) rejections.set(one.ref, rejection)
    }
    if (rejections.size) {
      // This transaction is rolled back, so the suites are stored later.
      refused.splice(0, refused.length, ...suites.filter(({ ref }) => rejections.has(ref)))
      throw new RejectedRefChanges(rejections)
    }
    await insertRuleSuites(tx, suites, clock.now())

    function findViolations({ rule }: AppliedRule, one: RefChange): string[] {
      if (!isContentRule(rule)) {
        const { origin } = change
        return findStateViolations(rule, { change: one, origin, checksOf })
      }
      const key = keyOf(one, rule)
      if (!verdicts.has(key)) throw new OutdatedRules('The rules were changed during the push')
      return [verdicts.get(key) ?? []].flat()
    }
  }

  /** The checks of the new commits of refs that require checks. Undefined for commits beyond the maximum. */
  async function readChecks(
    tx: Transaction<Tables>,
    repositoryId: number,
    { changes, origin }: GuardedChange,
    rules: ReadonlyMap<string, readonly AppliedRule[]>,
  ): Promise<(oid: string) => readonly CheckResult[] | undefined> {
    const requiresChecks = ({ rule }: AppliedRule) =>
      rule.type === 'required_status_checks' && origin !== 'pull-request'
    const oids = changes.flatMap(({ ref, to }) =>
      to !== null && rules.get(ref)?.some(requiresChecks) ? [to] : [],
    )
    const checked = new Set([...new Set(oids)].slice(0, maxCheckedCommits))
    const results = await listCheckResults(tx, repositoryId, [...checked])
    return (oid) => (checked.has(oid) ? (results.get(oid) ?? []) : undefined)
  }
}

async function loadRules(
  db: Kysely<Tables>,
  { repository: { id }, actor, changes, origin }: GuardedChange,
): Promise<{ repository: RepositoryRow; rules: Map<string, AppliedRule[]> }> {
  const repository = await findRepositoryById(db, id)
  if (!repository) throw problem('not_found')
  const refs = changes.map(({ ref }) => ref)
  const rules = await listAppliedRules(db, repository, refs, actor)
  if (origin === 'rename') exemptRenamed(rules, changes)
  return { repository, rules }
}

/** The classic protection of a renamed branch moves with it, so it does not prevent the removal of the old name. */
function exemptRenamed(rules: Map<string, AppliedRule[]>, changes: readonly RefChange[]): void {
  for (const { ref, to } of changes)
    if (to === null)
      rules.set(
        ref,
        (rules.get(ref) ?? []).filter(({ source }) => source.kind !== 'protection'),
      )
}

function keyOf({ ref, from, to }: RefChange, rule: AppliedRule['rule']): string {
  return JSON.stringify([ref, from, to, rule])
}
