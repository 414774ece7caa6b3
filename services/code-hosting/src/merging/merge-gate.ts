import type { Kysely } from 'kysely'
import { findCheckResults } from '../code/commits/store/check-results.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { readSettings } from '../repositories/repository-settings.ts'
import { evaluateMerge, type MergeVerdict } from './evaluate-merge.ts'
import { isTested } from './mergeability.ts'
import type { MergeMethod } from './prepare-merge.ts'
import type { MergePull } from './store/merge-pulls.ts'

/** Decides whether a pull request can be merged. */
export interface MergeGate {
  evaluate(db: Kysely<Tables>, target: GatedPull, options?: GateOptions): Promise<MergeVerdict>
  /** Throws the reason for refusing a merge. Reads with `db` only, so it can run in the transaction of the merge. */
  require(db: Kysely<Tables>, target: GatedPull, options: GateOptions): Promise<void>
}

export type GatedPull = MergePull & { repository: RepositoryRow }

export interface GateOptions {
  /** Who merges. Some users may bypass rules. */
  actor?: AccountRow
  method?: MergeMethod
}

export function createMergeGate(): MergeGate {
  async function evaluate(
    db: Kysely<Tables>,
    { repository, pull }: GatedPull,
    { method }: GateOptions = {},
  ): Promise<MergeVerdict> {
    const checks = await findCheckResults(db, repository.id, pull.head_oid)
    return evaluateMerge({
      pull,
      settings: readSettings(repository),
      method,
      isMergeable: isTested(pull) ? pull.mergeability === 'mergeable' : undefined,
      unmet: [],
      isBehind: false,
      isUnstable: checks.some(({ state }) => state !== 'success'),
    })
  }

  return {
    evaluate,
    async require(db, target, options) {
      const { refusal } = await evaluate(db, target, options)
      if (refusal !== undefined) throw problem('merge_refused', { message: refusal })
    },
  }
}
