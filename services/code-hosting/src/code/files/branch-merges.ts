import type { Pushes } from '../../context/pushes.ts'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem } from '../../errors.ts'
import type { CommitPeople } from '../commits/commit-people.ts'
import { mapGitErrors } from '../commits/map-git-errors.ts'
import { signersOf } from '../commits/signers.ts'

export interface BranchMerge {
  repository: RepositoryRow
  actor: AccountRow
  /** The target branch. */
  base: string
  head: string
  message: string | undefined
}

export interface BranchMerges {
  /** Returns the merge commit, or undefined if the base already contains the head. */
  merge(merge: BranchMerge): Promise<string | undefined>
}

const maxTries = 8

export function createBranchMerges(
  { git, clock }: Pick<Context, 'git' | 'clock'>,
  people: CommitPeople,
  { recordRefChanges }: Pick<Pushes, 'recordRefChanges'>,
): BranchMerges {
  return {
    async merge({ repository, actor, base, head, message }) {
      const store = git.repository(repository.id)
      const ref = `refs/heads/${base}`
      for (let tries = 1; tries <= maxTries; tries++) {
        const ours = await store.findRef(ref)
        if (!ours) throw (await store.isEmpty()) ? problem('empty_repository') : absent('Base does not exist')
        const theirs = await store.resolve(head)
        if (!theirs) throw absent('Head does not exist')
        if (await store.isAncestor(theirs, ours.oid)) return undefined
        const merged = await mapGitErrors(store.mergeTree(ours.oid, theirs), { invalid: mergeConflict })
        if ('conflicts' in merged) throw mergeConflict()
        const commit = await store.writeCommit({
          tree: merged.tree,
          parents: [ours.oid, theirs],
          message: message || `Merge ${head} into ${base}`,
          ...(await signersOf(people, clock.now(), { actor })),
        })
        const changes = [{ ref, from: ours.oid, to: commit }]
        if ((await recordRefChanges({ repository, actor, changes })) === 'done') return commit
      }
      throw problem('conflict', { message: 'The base branch was changed concurrently. Try again.' })
    },
  }
}

const mergeConflict = () => problem('conflict', { message: 'Merge conflict' })

function absent(message: string) {
  return problem('not_found', { message })
}
