import type { PullRow } from '../pulls/store/pulls.ts'
import type { RepositorySettings } from '../repositories/repository-settings.ts'
import { rejections } from './merge-rejections.ts'
import type { MergeMethod } from './prepare-merge.ts'

export type MergeableState = 'clean' | 'dirty' | 'blocked' | 'behind' | 'unstable' | 'draft' | 'unknown'

export interface MergeFacts {
  pull: Pick<PullRow, 'is_open' | 'is_draft'>
  settings: RepositorySettings
  /** Undefined when only the state is of interest. */
  method: MergeMethod | undefined
  /** Undefined until the merge was tested. */
  isMergeable: boolean | undefined
  /** Requirements of the base branch that are not met, as sentences. */
  unmet: readonly string[]
  /** The base branch requires the latest base in the head, and the head does not contain it. */
  isBehind: boolean
  /** A check of the head failed or is pending, even if it is not required. */
  isUnstable: boolean
}

export interface MergeVerdict {
  state: MergeableState
  /** The reason for refusing the merge. */
  rejection: string | undefined
}

/** Decides the state that clients see and the rejection of a merge together, so that the two agree. */
export function evaluateMerge(facts: MergeFacts): MergeVerdict {
  return { state: stateOf(facts), rejection: rejectionOf(facts) }
}

function stateOf({ pull, isMergeable, unmet, isBehind, isUnstable }: MergeFacts): MergeableState {
  if (!pull.is_open || isMergeable === undefined) return 'unknown'
  if (!isMergeable) return 'dirty'
  if (pull.is_draft) return 'draft'
  if (unmet.length) return 'blocked'
  if (isBehind) return 'behind'
  return isUnstable ? 'unstable' : 'clean'
}

function rejectionOf(facts: MergeFacts): string | undefined {
  const { pull, settings, method, isMergeable, unmet, isBehind } = facts
  if (!pull.is_open || isMergeable === false) return rejections.not_mergeable
  if (pull.is_draft) return rejections.draft
  if (method && !allows(settings, method)) return rejections[method]
  if (unmet.length) return unmet.join(' ')
  return isBehind ? rejections.behind : undefined
}

export function allows(settings: RepositorySettings, method: MergeMethod): boolean {
  if (method === 'merge') return settings.allow_merge_commit
  return method === 'squash' ? settings.allow_squash_merge : settings.allow_rebase_merge
}
