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
import { findRepositoryById, listPrivateForksOf } from './store/repositories.ts'

const kind = 'delete-lost-forks'
const Payload = Type.Object({ userId: Type.Integer(), actorId: Type.Integer() })

/**
 * Call in the transaction in which a user loses access to repositories: a job then deletes the forks of private
 * repositories that the user cannot read any more.
 */
export function followLostAccess(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction<Tables>,
  { user, actor }: { user: AccountRow; actor: AccountRow },
): Promise<void> {
  const payload = { userId: user.id, actorId: actor.id }
  return jobs.enqueue(tx, { kind, key: String(user.id), payload })
}

export const lostForkJobs = (
  { db }: Pick<Context, 'db'>,
  changes: Pick<RepositoryChanges, 'remove'>,
): JobHandlers => ({
  [kind]: {
    async run(payload, { signal }) {
      const { userId, actorId } = Value.Parse(Payload, payload)
      const accounts = await findAccounts(db.read, [userId, actorId])
      const user = accounts.get(userId)
      if (!user) return
      for (const fork of await listPrivateForksOf(db.read, userId)) {
        signal.throwIfAborted()
        if (!(await isLost(db.read, fork, user))) continue
        await changes.remove(fork, accounts.get(actorId) ?? ghost, async (tx) => {
          // The next attempt of the job keeps it.
          if (!(await isLost(tx, fork, user))) throw problem('conflict')
        })
      }
    },
  },
})

async function isLost(db: Kysely<Tables>, { id }: RepositoryRow, user: AccountRow): Promise<boolean> {
  const fork = await findRepositoryById(db, id)
  if (fork?.owner_id !== user.id || fork.parent_id === null) return false
  const parent = await findRepositoryById(db, fork.parent_id)
  return parent !== undefined && !(await createRoleFinder({ read: db })(viewerOfAccount(user), parent))
}
