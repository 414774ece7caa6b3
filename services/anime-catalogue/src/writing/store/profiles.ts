import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export async function putProfile(
  tx: Transaction<Tables>,
  userId: number,
  profile: Omit<Tables['profile'], 'user_id'>,
): Promise<void> {
  await tx
    .insertInto('profile')
    .values({ user_id: userId, ...profile })
    .onConflict((on) => on.column('user_id').doUpdateSet(profile))
    .execute()
}
