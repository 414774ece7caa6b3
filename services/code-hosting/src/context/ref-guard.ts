import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { GitRepository } from '../git/git.ts'
import type { RefChanges } from './pushes.ts'

/** Applies the rules of branches and tags to each change of refs. */
export interface RefGuard {
  /**
   * Reads from git what the rules need, then calls `work`, whose transaction must call `check`. That evaluates the
   * rules as they are in that transaction, and throws `RejectedRefChanges`. `objects` sees the new objects.
   */
  guard<Result>(
    change: GuardedChange,
    objects: GitRepository,
    work: (check: (tx: Transaction<Tables>) => Promise<void>) => Promise<Result>,
  ): Promise<Result>
}

export type GuardedChange = Pick<RefChanges, 'repository' | 'actor' | 'changes' | 'origin'>
