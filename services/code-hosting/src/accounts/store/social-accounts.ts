import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export async function listSocialAccounts(db: Kysely<Tables>, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('social_account')
    .select('url')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ url }) => url)
}

/** Existing ones are skipped. */
export async function insertSocialAccounts(
  tx: Transaction<Tables>,
  userId: number,
  urls: readonly string[],
): Promise<void> {
  await tx
    .insertInto('social_account')
    .values(urls.map((url) => ({ user_id: userId, url })))
    .onConflict((conflict) => conflict.columns(['user_id', 'url']).doNothing())
    .execute()
}

export async function deleteSocialAccounts(
  tx: Transaction<Tables>,
  userId: number,
  urls: readonly string[],
): Promise<void> {
  await tx.deleteFrom('social_account').where('user_id', '=', userId).where('url', 'in', urls).execute()
}
