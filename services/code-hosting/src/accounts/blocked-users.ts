import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { insertBlock, isBlocked } from './store/blocks.ts'
import { unfollow } from './store/follows.ts'

/** In the transaction of what the user does, so that a new block applies at once. */
export async function refuseBlocked(
  tx: Transaction<Tables>,
  { owner_id }: { owner_id: number },
  { id }: Pick<AccountRow, 'id'>,
): Promise<void> {
  if (await isBlocked(tx, owner_id, id)) throw problem('forbidden', { message: 'User is blocked' })
}

/** Blocked users stop following the owner, and the owner them. */
export async function blockUser(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  owner: Pick<AccountRow, 'id'>,
  user: Pick<AccountRow, 'id'>,
): Promise<void> {
  const refuse = (message: string) =>
    validationFailed({ resource: 'UserBlock', field: 'blocked_user', code: 'custom', message })
  if (owner.id === user.id) throw refuse('You cannot block yourself.')
  await db.write(async (tx) => {
    const block = { owner_id: owner.id, user_id: user.id, created_at_ms: clock.now() }
    if (!(await insertBlock(tx, block))) throw refuse('Blocked user has already been blocked')
    await unfollow(tx, user.id, owner.id)
    await unfollow(tx, owner.id, user.id)
  })
}
