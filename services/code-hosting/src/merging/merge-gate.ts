import type { Kysely } from 'kysely'
import { findCheckResults } from '../code/commits/store/check-results.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { isMergeTested } from '../pulls/present/pulls.ts'
import type { PullRow } from '../pulls/store/pulls.ts'
import { readSettings } from '../repositories/repository-settings.ts'
import type { HeadFollower } from '../reviews/head-follower.ts'
import { findReviewDecision } from '../reviews/review-decision.ts'
import { type BranchRules, findBranchRules } from '../rules/branch-rules.ts'
import { evaluateMerge, type MergeVerdict } from './evaluate-merge.ts'
import type { MergeMethod } from './prepare-merge.ts'
import { listUnmetRules } from './unmet-rules.ts'

/** Decides whether a pull request can be merged. */
export interface MergeGate {
  /** Reads from git what the rules need. Called before the transaction. */
  read(target: GatedPull, baseOid: string): Promise<GitFacts>
  /** Reads with `db` only, so it can run in the transaction of the merge. */
  evaluate(db: Kysely<Tables>, target: GatedPull, facts: GitFacts & GateOptions): Promise<MergeVerdict>
  /** Throws the reason for refusing a merge. */
  require(db: Kysely<Tables>, target: GatedPull, facts: GitFacts & GateOptions): Promise<void>
}

export interface GatedPull {
  repository: RepositoryRow
  pull: PullRow
}

export interface GitFacts {
  /** The head lacks commits of the base. Undefined if no rule depended on it. */
  isBehind: boolean | undefined
}

export interface GateOptions {
  /** The user who merges. May bypass some rules. */
  actor?: AccountRow | undefined
  /** Bypasses of the actor do not apply, except those of rules that restrict who can push. */
  isAutomatic?: boolean | undefined
  method?: MergeMethod
}

export function createMergeGate(
  { db, git }: Pick<Context, 'db' | 'git'>,
  { refreshCodeOwners }: Pick<HeadFollower, 'refreshCodeOwners'>,
): MergeGate {
  async function evaluate(
    tx: Kysely<Tables>,
    { repository, pull }: GatedPull,
    { actor, isAutomatic, method, isBehind }: GitFacts & GateOptions,
  ): Promise<MergeVerdict> {
    const rules = await findRules(tx, { repository, pull }, { actor, isAutomatic })
    const needsReviews = rules.requiredReviews || rules.requiresConversationResolution
    const decision = needsReviews ? await findReviewDecision(tx, repository, pull) : undefined
    const checks = await findCheckResults(tx, repository.id, pull.head_oid)
    return evaluateMerge({
      pull,
      settings: readSettings(repository),
      method,
      isMergeable: isMergeTested(pull) ? pull.mergeability === 'mergeable' : undefined,
      unmet: listUnmetRules({ rules, decision, checks, method }),
      // The rule may be newer than the facts.
      isBehind: rules.requiredChecks?.isStrict === true && isBehind !== false,
      isUnstable: checks.some(({ state }) => state !== 'success'),
    })
  }

  return {
    async read({ repository, pull }, baseOid) {
      const rules = await findRules(db.read, { repository, pull })
      if (rules.requiredReviews?.requiresCodeOwners) await refreshCodeOwners(pull.issue_id)
      if (!rules.requiredChecks?.isStrict) return { isBehind: undefined }
      return { isBehind: !(await git.repository(repository.id).isAncestor(baseOid, pull.head_oid)) }
    },
    evaluate,
    async require(tx, target, facts) {
      const { rejection } = await evaluate(tx, target, facts)
      if (rejection !== undefined) throw problem('merge_refused', { message: rejection })
    },
  }
}

function findRules(
  db: Kysely<Tables>,
  { repository, pull }: GatedPull,
  { actor, isAutomatic }: Pick<GateOptions, 'actor' | 'isAutomatic'> = {},
): Promise<BranchRules> {
  return findBranchRules(db, repository, pull.base_ref, { actor, isPullRequest: true, isAutomatic })
}
