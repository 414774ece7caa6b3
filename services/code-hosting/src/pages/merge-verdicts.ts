import type { Context } from '../context.ts'
import type { MergeGate } from '../merging/merge-gate.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'
import type { RepositoryPageRequest } from './page-request.ts'

/** Finds why a pull request cannot be merged, by the rules that merges are checked against. */
export const createRejectionFinder =
  ({ db }: Pick<Context, 'db'>, gate: MergeGate) =>
  async (
    { row: repository }: Pick<RepositoryPageRequest, 'row'>,
    { pull }: PullRequest,
  ): Promise<string | undefined> => {
    if (!pull.is_open) return undefined
    const target = { repository, pull }
    const facts = await gate.read(target, pull.base_oid)
    return (await gate.evaluate(db.read, target, facts)).rejection
  }
