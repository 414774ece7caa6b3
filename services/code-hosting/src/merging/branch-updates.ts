import type { Kysely } from 'kysely'
import { includes } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import type { CommitPeople } from '../code/commits/commit-people.ts'
import { mapGitErrors } from '../code/commits/map-git-errors.ts'
import { signersOf } from '../code/commits/signers.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable } from '../errors.ts'
import type { Writer } from '../repositories/authorized-writes.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { canWrite } from './auto-merges.ts'
import { findMergePull, type MergePull } from './store/merge-pulls.ts'

export interface BranchUpdate {
  viewer: Viewer
  number: number
  /** The head that the client has seen. */
  headOid: string | undefined
}

export interface BranchUpdates {
  /** Merges the base branch into the head branch. */
  update(writer: Writer, update: BranchUpdate): Promise<void>
}

const maxTries = 5

export function createBranchUpdates(context: Context, people: CommitPeople): BranchUpdates {
  const { db, git, pushes, clock } = context

  async function attempt(writer: Writer, { viewer, number, headOid }: BranchUpdate): Promise<boolean> {
    const target = await findOpenPull(db.read, writer.repository, number)
    const { pull, headRepository } = target
    if (!headRepository) throw unprocessable('The head repository was deleted.')
    await requireMayPush(db.read, viewer, writer, target)
    if (headOid !== undefined && headOid !== pull.head_oid)
      throw unprocessable("expected head sha didn't match current head ref.")
    const store = git.repository(headRepository.id)
    const ref = `refs/heads/${pull.head_ref}`
    const baseStore = git.repository(writer.repository.id)
    const base = await baseStore.findRef(`refs/heads/${pull.base_ref}`)
    const head = await store.findRef(ref)
    if (!base || !head) throw unprocessable('The base or head branch was deleted.')
    if (headRepository.id !== writer.repository.id) await store.fetchFrom(baseStore, [base.oid])
    if (await store.isAncestor(base.oid, head.oid))
      throw unprocessable('There are no new commits on the base branch.')
    const merged = await mapGitErrors(store.mergeTree(head.oid, base.oid), { invalid: mergeConflict })
    if ('conflicts' in merged) throw mergeConflict()
    const to = await store.writeCommit({
      tree: merged.tree,
      parents: [head.oid, base.oid],
      message: `Merge branch '${pull.base_ref}' into ${pull.head_ref}`,
      ...(await signersOf(people, clock.now(), { actor: writer.actor })),
    })
    const outcome = await pushes.recordRefChanges({
      repository: headRepository,
      actor: writer.actor,
      changes: [{ ref, from: head.oid, to }],
      async authorize(tx) {
        await writer.requireRole?.(tx)
        const current = await findOpenPull(tx, writer.repository, number)
        if (current.pull.base_ref !== pull.base_ref) throw movedConcurrently('base')
        await requireMayPush(tx, viewer, writer, current)
      },
    })
    return outcome === 'done'
  }

  return {
    async update(writer, update) {
      for (let tries = 1; tries <= maxTries; tries++) if (await attempt(writer, update)) return
      throw movedConcurrently('head')
    },
  }
}

async function findOpenPull(
  db: Kysely<Tables>,
  { id }: Pick<RepositoryRow, 'id'>,
  number: number,
): Promise<MergePull> {
  const target = await findMergePull(db, id, number)
  if (!target) throw problem('not_found')
  if (!target.pull.is_open) throw unprocessable('The pull request is closed.')
  return target
}

/**
 * Users who can write to the base may update the branch of a fork if the author allows that, who must still be able to
 * write to the fork.
 */
async function requireMayPush(
  db: Kysely<Tables>,
  viewer: Viewer,
  { repository }: Writer,
  { pull, author, headRepository }: MergePull,
): Promise<void> {
  const roleOf = createRoleFinder({ read: db })
  const mayPush = headRepository && includes(await roleOf(viewer, headRepository), 'write')
  const mayMaintain =
    pull.maintainer_can_modify &&
    headRepository &&
    includes(await roleOf(viewer, repository), 'write') &&
    (await canWrite(db, author, headRepository))
  if (!headRepository || headRepository.is_archived || !(mayPush || mayMaintain)) throw problem('forbidden')
}

function movedConcurrently(side: 'base' | 'head') {
  return problem('conflict', { message: `The ${side} branch was changed concurrently. Try again.` })
}

function mergeConflict() {
  return unprocessable('merge conflict between base and head')
}
