import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { type ForkSelection, listPrivateForkIds } from './store/repositories.ts'

export const lostForksKind = 'delete-lost-forks'
export const privateForkKind = 'delete-private-fork'

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
  return jobs.enqueue(tx, { kind: lostForksKind, key: JSON.stringify(selection), payload })
}

/** Call before a repository that is not public is deleted, in the same transaction: jobs then delete its private forks. */
export async function deletePrivateForks(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction<Tables>,
  actor: AccountRow,
  parentId: number,
): Promise<void> {
  for (const id of await listPrivateForkIds(tx, parentId))
    await jobs.enqueue(tx, {
      kind: privateForkKind,
      key: String(id),
      payload: { actorId: actor.id, forkId: id },
    })
}
