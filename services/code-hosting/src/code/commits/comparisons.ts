import type { Viewer } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem } from '../../errors.ts'
import type { Comparison, GitRepository } from '../../git/git.ts'
import { createRoleFinder } from '../../repositories/repository-roles.ts'
import { findRepositoryInNetwork } from '../../repositories/store/networks.ts'
import { getCommitOid, notFound } from './revisions.ts'

/** One side of `base...head`. */
export interface Side {
  repository: RepositoryRow
  /** The revision from the client. */
  revision: string
  oid: string
}

export interface OpenComparison extends Comparison {
  base: Side
  head: Side
  mergeBase: string
  /** Reads the objects of both sides. */
  git: GitRepository
}

export interface Comparisons {
  /** Parses `base...head`. Each side may be `owner:branch` or `owner:repository:branch` in the same network. */
  open(viewer: Viewer, repository: RepositoryRow, basehead: string): Promise<OpenComparison>
}

export function createComparisons({ db, git }: Pick<Context, 'db' | 'git'>): Comparisons {
  const roleOf = createRoleFinder(db)

  async function findSide(viewer: Viewer, repository: RepositoryRow, side: string): Promise<Side> {
    const parts = side.split(':')
    const revision = parts.pop() ?? ''
    const [owner, name] = parts
    const target = owner ? await findRepositoryInNetwork(db.read, repository, { owner, name }) : repository
    const isVisible = target && (target.id === repository.id || (await roleOf(viewer, target)))
    if (!target || !isVisible || parts.length > 2) throw notFound()
    const oid = await getCommitOid(git.repository(target.id), revision || target.default_branch, {
      unknown: notFound,
    })
    return { repository: target, revision, oid }
  }

  return {
    async open(viewer, repository, basehead) {
      const [from, to, ...more] = basehead.split(/\.{2,3}/)
      if (!from || !to || more.length) throw notFound()
      const base = await findSide(viewer, repository, from)
      const head = await findSide(viewer, repository, to)
      const store = git.repository(base.repository.id)
      // Objects are not copied, because that would expose them in the other repository.
      const both =
        head.repository.id === base.repository.id
          ? store
          : store.withObjectsOf(git.repository(head.repository.id))
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
