import type { Kysely } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { mapGitErrors } from '../code/commits/map-git-errors.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable } from '../errors.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'

export interface Merged {
  type: 'merge' | 'fast-forward' | 'none'
  base: string
}

/** Updates a branch of a fork to the same branch of its parent. */
export function createUpstreamMerger({ db, clock, git, pushes }: Context) {
  const people = createCommitPeople(db)

  return async (
    fork: RepositoryRow,
    parent: RepositoryRow,
    branch: string,
    viewer: Viewer,
  ): Promise<Merged> => {
    const actor = accountOf(viewer)
    const ours = git.repository(fork.id)
    const theirs = git.repository(parent.id)
    const ref = `refs/heads/${branch}`
    // The branch may move concurrently.
    for (let attempt = 0; attempt < 3; attempt++) {
      const own = await ours.findRef(ref)
      const upstream =
        (await theirs.findRef(ref)) ??
        (branch === fork.default_branch
          ? await theirs.findRef(`refs/heads/${parent.default_branch}`)
          : undefined)
      if (!own || !upstream) throw unprocessable('The branch was not found in both repositories.')
      const base = `${parent.owner_login}:${upstream.name.slice('refs/heads/'.length)}`
      await ours.fetchFrom(theirs, [upstream.oid])
      if (await ours.isAncestor(upstream.oid, own.oid)) return { type: 'none', base }
      const isForward = await ours.isAncestor(own.oid, upstream.oid)
      const to = isForward ? upstream.oid : await mergeCommit(own.oid, upstream.oid, base)
      const changes = [{ ref, from: own.oid, to }]
      const result = await pushes.recordRefChanges({
        repository: fork,
        actor,
        changes,
        origin: 'fork-sync',
        authorize: (tx) => requireUpstream(tx, viewer, fork.id, parent.id),
      })
      if (result === 'done') return { type: isForward ? 'fast-forward' : 'merge', base }
    }
    throw problem('conflict', { message: 'The branch was changed concurrently. Try again.' })

    async function mergeCommit(own: string, upstream: string, base: string): Promise<string> {
      const merged = await mapGitErrors(ours.mergeTree(own, upstream), { invalid: mergeConflict })
      if ('conflicts' in merged) throw mergeConflict()
      const signature = { ...(await people.signerOf(actor)), atMs: clock.now(), offsetMinutes: 0 }
      return ours.writeCommit({
        tree: merged.tree,
        parents: [own, upstream],
        author: signature,
        committer: signature,
        message: `Merge branch '${base}' into ${branch}\n`,
      })
    }
  }
}

/** The parent may become private or another one while its commits are read. */
async function requireUpstream(
  db: Kysely<Tables>,
  viewer: Viewer,
  forkId: number,
  parentId: number,
): Promise<void> {
  const fork = await findRepositoryById(db, forkId)
  const parent = await findRepositoryById(db, parentId)
  const canRead = parent && (await createRoleFinder({ read: db })(viewer, parent))
  if (!canRead || fork?.parent_id !== parentId) throw notAFork()
}

export const notAFork = () => unprocessable('The repository is not a fork of a repository that you can read.')

const mergeConflict = () => problem('conflict', { message: 'There are merge conflicts' })
