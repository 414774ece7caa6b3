import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Transaction } from 'kysely'
import type { AccountRow } from '../../database/account-rows.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type Page, sliceOf } from '../../wire/links.ts'
import { accountColumns } from './accounts.ts'

export async function isBlocked(db: Kysely<Tables>, ownerId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_block')
    .select('user_id')
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export function listBlocked(
  db: Kysely<Tables>,
  ownerId: number,
  page: Page,
): Promise<{ rows: AccountRow[]; total: number }> {
  const blocks = db.selectFrom('user_block').where('user_block.owner_id', '=', ownerId)
  const accounts = blocks
    .innerJoin(usersAs('account'), 'account.id', 'user_block.user_id')
    .select(accountColumns)
    .orderBy('user_block.user_id')
  return readSlice(accounts, sliceOf(page), blocks)
}

/** Returns false when the user is blocked already. */
export async function insertBlock(
  tx: Transaction<Tables>,
  block: { owner_id: number; user_id: number; created_at_ms: number },
): Promise<boolean> {
  const rows = await tx
    .insertInto('user_block')
    .values(block)
    .onConflict((conflict) => conflict.columns(['owner_id', 'user_id']).doNothing())
    .returning('user_id')
    .execute()
  return rows.length > 0
}

/** Returns false when the user was not blocked. */
export async function deleteBlock(
  tx: Transaction<Tables>,
  ownerId: number,
  userId: number,
): Promise<boolean> {
  const rows = await tx
    .deleteFrom('user_block')
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute()
  return rows.length > 0
}
