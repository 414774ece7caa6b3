import type { Transaction } from 'kysely'
import type { CommitPeople } from '../code/commits/commit-people.ts'
import { hasIntent } from '../code/pushes/store/pushes.ts'
import { createKeyedMutex } from '../context/keyed-mutex.ts'
import { RejectedRefChanges } from '../context/rejected-ref-changes.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { TokenRights } from '../database/token-rights.ts'
import { problem } from '../errors.ts'
import type { Writer } from '../repositories/authorized-writes.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { mergeCompletion, mergeKind } from './complete-merge.ts'
import type { MergeGate } from './merge-gate.ts'
import type { CustomMessage } from './merge-messages.ts'
import { headMoved, mergeRejected } from './merge-rejections.ts'
import { createMergePreparer, type MergeMethod } from './prepare-merge.ts'
import { findMergePull, type MergePull } from './store/merge-pulls.ts'

export interface MergeRequest extends CustomMessage {
  method: MergeMethod
  /** The head that the client has seen. */
  headOid?: string | undefined
  /** An automatic merge waits for the rules, also if its owner may bypass them. */
  isAutomatic?: boolean
  /** For a merge by a job. Otherwise, the token of the request decides. */
  mayChangeWorkflows?: boolean
  /** For a merge by a job. Limits which issues are closed. */
  token?: TokenRights | undefined
}

export interface Merges {
  isMerged(repository: Pick<RepositoryRow, 'id'>, number: number): Promise<boolean>
  /** Returns the new commit on the base branch. */
  merge(writer: Writer, number: number, request: MergeRequest): Promise<string>
}

/** Pushes to the base branch may come in between. */
const maxTries = 5

export function createMerges(context: Context, people: CommitPeople, gate: MergeGate): Merges {
  const { db, git, pushes } = context
  const preparer = createMergePreparer(context, people)
  // Concurrent merges into one repository would only make each other's objects stale.
  const locks = createKeyedMutex()

  async function load(
    read: typeof db.read,
    { id }: Pick<RepositoryRow, 'id'>,
    number: number,
  ): Promise<MergePull & { repository: RepositoryRow }> {
    const repository = await findRepositoryById(read, id)
    const target = repository && (await findMergePull(read, id, number))
    if (!target) throw problem('not_found')
    return { ...target, repository }
  }

  /** Returns undefined if a ref moved while the objects were written. */
  async function attempt(writer: Writer, number: number, request: MergeRequest): Promise<string | undefined> {
    const target = await load(db.read, writer.repository, number)
    const { repository, issue, pull } = target
    const { method, isAutomatic = false, mayChangeWorkflows, token } = request
    if (request.headOid !== undefined && request.headOid !== pull.head_oid) throw headMoved()
    const ref = `refs/heads/${pull.base_ref}`
    const base = await git.repository(repository.id).findRef(ref)
    if (!base) throw mergeRejected('not_mergeable')
    const facts = {
      ...(await gate.read(target, base.oid)),
      actor: writer.actor,
      isAutomatic,
      method,
    }
    await gate.require(db.read, target, facts)
    const to = await preparer.prepare({ ...target, ...request, actor: writer.actor, baseOid: base.oid })

    async function authorize(tx: Transaction<Tables>): Promise<void> {
      await writer.requireRole?.(tx)
      const current = await load(tx, repository, number)
      if (current.pull.head_oid !== pull.head_oid) throw headMoved()
      if (current.pull.base_ref !== pull.base_ref) throw mergeRejected('base_moved')
      if (await hasIntent(tx, repository.id, mergeKind, issue.id))
        throw problem('conflict', { message: 'Merge already in progress' })
      await gate.require(tx, current, facts)
    }

    const outcome = await pushes
      .recordRefChanges({
        repository,
        actor: writer.actor,
        changes: [{ ref, from: base.oid, to }],
        authorize,
        completion: mergeCompletion({ issueId: issue.id, baseOid: base.oid, headOid: pull.head_oid, to }),
        origin: 'pull-request',
        mayChangeWorkflows,
        token,
      })
      .catch(throwMergeRejection)
    return outcome === 'done' ? to : undefined
  }

  return {
    async isMerged({ id }, number) {
      const target = await findMergePull(db.read, id, number)
      if (!target) throw problem('not_found')
      return target.pull.merged_at_ms !== null
    },
    merge: (writer, number, request) =>
      locks.run(writer.repository.id, async () => {
        for (let tries = 1; tries <= maxTries; tries++) {
          const oid = await attempt(writer, number, request)
          if (oid !== undefined) return oid
        }
        throw mergeRejected('base_moved')
      }),
  }
}

function throwMergeRejection(error: unknown): never {
  if (!(error instanceof RejectedRefChanges)) throw error
  throw problem('merge_refused', { message: error.message })
}
