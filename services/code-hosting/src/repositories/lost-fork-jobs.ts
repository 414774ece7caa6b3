import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Kysely } from 'kysely'
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
import { lostForksKind, privateForkKind } from './lost-forks.ts'
import type { RepositoryChanges } from './repository-changes.ts'
import { createRoleFinder } from './repository-roles.ts'
import { findRepositories, findRepositoryById, listPrivateForks } from './store/repositories.ts'

const maxBatch = 100

const ForkPayload = Type.Object({ actorId: Type.Integer(), forkId: Type.Integer() })
const SelectionPayload = Type.Union([
  Type.Object({ actorId: Type.Integer(), userId: Type.Integer() }),
  Type.Object({ actorId: Type.Integer(), repositoryId: Type.Integer() }),
  Type.Object({ actorId: Type.Integer(), organizationId: Type.Integer() }),
])

export const lostForkJobs = (
  { db }: Pick<Context, 'db'>,
  changes: Pick<RepositoryChanges, 'remove'>,
): JobHandlers => ({
  [lostForksKind]: {
    async run(input, { signal }) {
      const { actorId, ...selection } = Value.Parse(SelectionPayload, input)
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
  [privateForkKind]: {
    async run(input) {
      const { actorId, forkId } = Value.Parse(ForkPayload, input)
      const fork = await findRepositoryById(db.read, forkId)
      if (fork?.visibility !== 'private') return
      // Its own private forks follow in the same way.
      await changes.remove(fork, await findActor(db.read, actorId), async (tx) => {
        // The next attempt of the job keeps it.
        if ((await findRepositoryById(tx, forkId))?.visibility !== 'private') throw problem('conflict')
      })
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
