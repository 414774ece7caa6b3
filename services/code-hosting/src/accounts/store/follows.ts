import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Transaction } from 'kysely'
import type { AccountRow } from '../../database/account-rows.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type Page, sliceOf } from '../../wire/links.ts'
import { accountColumns } from './accounts.ts'

type Side = 'follower_id' | 'followed_id'

/** Lists followers of the account, or the accounts that it follows. */
export async function listFollows(
  db: Kysely<Tables>,
  accountId: number,
  which: 'followers' | 'following',
  page: Page,
): Promise<{ rows: AccountRow[]; total: number }> {
  const [here, there]: [Side, Side] =
    which === 'followers' ? ['followed_id', 'follower_id'] : ['follower_id', 'followed_id']
  const select = db.selectFrom('follow').where(`follow.${here}`, '=', accountId)
  const accounts = select
    .innerJoin(usersAs('account'), 'account.id', `follow.${there}`)
    .select(accountColumns)
    .orderBy(`follow.${there}`)
  return readSlice(accounts, sliceOf(page), select)
}

export async function isFollowing(
  db: Kysely<Tables>,
  followerId: number,
  followedId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('follow')
    .select('follower_id')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()
  return row !== undefined
}

export async function follow(tx: Transaction<Tables>, followerId: number, followedId: number): Promise<void> {
  await tx
    .insertInto('follow')
    .values({ follower_id: followerId, followed_id: followedId })
    .onConflict((conflict) => conflict.columns(['follower_id', 'followed_id']).doNothing())
    .execute()
}

export async function unfollow(
  tx: Transaction<Tables>,
  followerId: number,
  followedId: number,
): Promise<void> {
  await tx
    .deleteFrom('follow')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .execute()
}
