import type { Viewer } from '../../access/viewer.ts'
import type { Hosting } from '../../context/hosting.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem } from '../../errors.ts'
import type { Comparison, GitRepository } from '../../git/git.ts'
import { createRoleFinder } from '../../repositories/repository-roles.ts'
import { findRepositoryInNetwork } from '../../repositories/store/networks.ts'
import { getCommitOid, notFound } from './revisions.ts'

/** One side of `base...head`. */
export interface Side {
  repository: RepositoryRow
  /** As the client names it. */
  revision: string
  oid: string
}

export interface OpenComparison extends Comparison {
  base: Side
  head: Side
  mergeBase: string
  /** Sees the objects of both sides. */
  git: GitRepository
}

export interface Comparisons {
  /** `base...head`, each of which may be `owner:branch` or `owner:repository:branch` of the same network. */
  open(viewer: Viewer, repository: RepositoryRow, basehead: string): Promise<OpenComparison>
}

export function createComparisons({ db, git }: Pick<Hosting, 'db' | 'git'>): Comparisons {
  const roleOf = createRoleFinder(db)

  async function findSide(viewer: Viewer, repository: RepositoryRow, words: string): Promise<Side> {
    const parts = words.split(':')
    const revision = parts.pop() ?? ''
    const [owner, name] = parts
    const found = owner ? await findRepositoryInNetwork(db.read, repository, { owner, name }) : repository
    const isVisible = found && (found.id === repository.id || (await roleOf(viewer, found)))
    if (!found || !isVisible || parts.length > 2) throw notFound()
    const oid = await getCommitOid(git.repository(found.id), revision || found.default_branch, {
      unknown: notFound,
    })
    return { repository: found, revision, oid }
  }

  return {
    async open(viewer, repository, basehead) {
      const [from, to, ...more] = basehead.split(/\.{2,3}/)
      if (!from || !to || more.length) throw notFound()
      const base = await findSide(viewer, repository, from)
      const head = await findSide(viewer, repository, to)
      const store = git.repository(base.repository.id)
      // Nothing is copied from one to the other, so that nobody finds there what they could not see before.
      const both =
        head.repository.id === base.repository.id ? store : store.beside(git.repository(head.repository.id))
      const comparison = await both.compare(base.oid, head.oid)
      const { mergeBase } = comparison
      if (mergeBase === null)
        throw problem('not_found', { message: `No common ancestor between ${from} and ${to}.` })
      return { ...comparison, mergeBase, base, head, git: both }
    },
  }
}

export function statusOf({ aheadBy, behindBy }: Comparison) {
  if (aheadBy > 0) return behindBy > 0 ? 'diverged' : 'ahead'
  return behindBy > 0 ? 'behind' : 'identical'
}
