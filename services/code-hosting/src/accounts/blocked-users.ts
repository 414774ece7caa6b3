import type { Transaction } from 'kysely'
import type { Activity } from '../context/activity.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { presentAccount } from './present/accounts.ts'
import { deleteBlock, insertBlock, isBlocked } from './store/blocks.ts'
import { unfollow } from './store/follows.ts'

/** In the transaction of what the user does, so that a new block applies at once. */
export async function refuseBlocked(
  tx: Transaction<Tables>,
  { owner_id }: { owner_id: number },
  { id }: Pick<AccountRow, 'id'>,
): Promise<void> {
  if (await isBlocked(tx, owner_id, id)) throw problem('forbidden', { message: 'User is blocked' })
}

export interface Block {
  owner: AccountRow
  /** The owner, or an owner of the organization. */
  actor: AccountRow
  user: AccountRow
}

type BlockContext = Pick<Context, 'db' | 'clock' | 'activity'>

/** Blocked users stop following the owner, and the owner them. */
export async function blockUser({ db, clock, activity }: BlockContext, block: Block): Promise<void> {
  const { owner, user } = block
  const refuse = (message: string) =>
    validationFailed({ resource: 'UserBlock', field: 'blocked_user', code: 'custom', message })
  if (owner.id === user.id) throw refuse('You cannot block yourself.')
  await db.write(async (tx) => {
    const row = { owner_id: owner.id, user_id: user.id, created_at_ms: clock.now() }
    if (!(await insertBlock(tx, row))) throw refuse('Blocked user has already been blocked')
    await unfollow(tx, user.id, owner.id)
    await unfollow(tx, owner.id, user.id)
    await emitBlock(tx, activity, 'blocked', block)
  })
}

export async function unblockUser({ db, activity }: BlockContext, block: Block): Promise<void> {
  await db.write(async (tx) => {
    if (await deleteBlock(tx, block.owner.id, block.user.id))
      await emitBlock(tx, activity, 'unblocked', block)
  })
}

async function emitBlock(
  tx: Transaction<Tables>,
  { emit }: Pick<Activity, 'emit'>,
  action: 'blocked' | 'unblocked',
  { owner, actor, user }: Block,
): Promise<void> {
  if (owner.role !== 'organization') return
  await emit(tx, {
    event: 'org_block',
    action,
    actor,
    organization: owner,
    payload: (_tx, addresses) => ({ blocked_user: presentAccount(user, addresses) }),
  })
}
