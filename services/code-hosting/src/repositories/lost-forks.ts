import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Kysely, Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import type { RepositoryChanges } from './repository-changes.ts'
import { createRoleFinder } from './repository-roles.ts'
import {
  type ForkSelection,
  findRepositories,
  findRepositoryById,
  listPrivateForkIds,
  listPrivateForks,
} from './store/repositories.ts'

const kind = 'delete-lost-forks'
const orphanKind = 'delete-private-fork'
const maxBatch = 100

const OrphanPayload = Type.Object({ actorId: Type.Integer(), forkId: Type.Integer() })
const Payload = Type.Union([
  Type.Object({ actorId: Type.Integer(), userId: Type.Integer() }),
  Type.Object({ actorId: Type.Integer(), repositoryId: Type.Integer() }),
  Type.Object({ actorId: Type.Integer(), organizationId: Type.Integer() }),
])

/**
 * Call in the transaction in which users lose access to repositories: a job then deletes the selected forks of private
 * repositories that their owners cannot read any more.
 */
export function followLostAccess(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction<Tables>,
  actor: AccountRow,
  selection: ForkSelection,
): Promise<void> {
  const payload = { ...selection, actorId: actor.id }
  return jobs.enqueue(tx, { kind, key: JSON.stringify(selection), payload })
}

/** Call before a repository that is not public is deleted, in the same transaction: jobs then delete its private forks. */
export async function deletePrivateForks(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction<Tables>,
  actor: AccountRow,
  parentId: number,
): Promise<void> {
  for (const id of await listPrivateForkIds(tx, parentId))
    await jobs.enqueue(tx, { kind: orphanKind, key: String(id), payload: { actorId: actor.id, forkId: id } })
}

export const lostForkJobs = (
  { db }: Pick<Context, 'db'>,
  changes: Pick<RepositoryChanges, 'remove'>,
): JobHandlers => ({
  [kind]: {
    async run(input, { signal }) {
      const { actorId, ...selection } = Value.Parse(Payload, input)
      const actor = await findActor(db.read, actorId)
      for (let after = 0; ; ) {
        const forks = await listPrivateForks(db.read, selection, { after, limit: maxBatch })
        for (const fork of forks) {
          signal.throwIfAborted()
          if (!(await isLost(db.read, fork))) continue
          await changes.remove(fork, actor, async (tx) => {
            // The next attempt of the job keeps it.
            if (!(await isLost(tx, fork))) throw problem('conflict')
          })
        }
        after = forks.at(-1)?.id ?? after
        if (forks.length < maxBatch) return
      }
    },
  },
  [orphanKind]: {
    async run(input) {
      const { actorId, forkId } = Value.Parse(OrphanPayload, input)
      const fork = await findRepositoryById(db.read, forkId)
      // Its own private forks follow in the same way.
      if (fork?.visibility === 'private') await changes.remove(fork, await findActor(db.read, actorId))
    },
  },
})

async function findActor(db: Kysely<Tables>, id: number): Promise<AccountRow> {
  return (await findAccounts(db, [id])).get(id) ?? ghost
}

async function isLost(db: Kysely<Tables>, { id, owner_id, parent_id }: RepositoryRow): Promise<boolean> {
  const repositories = await findRepositories(db, [id, parent_id ?? 0])
  const [fork, parent] = [repositories.get(id), repositories.get(parent_id ?? 0)]
  if (!parent || fork?.owner_id !== owner_id || fork.parent_id !== parent_id) return false
  const owner = (await findAccounts(db, [owner_id])).get(owner_id)
  return owner !== undefined && !(await createRoleFinder({ read: db })(viewerOfAccount(owner), parent))
}
