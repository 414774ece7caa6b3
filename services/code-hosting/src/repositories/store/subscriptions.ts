import { usersAs } from '@octavo/platform/auth/user-table.ts'
import { toBit } from '@octavo/platform/data/columns.ts'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { accountColumns } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { Tables } from '../../database/tables.ts'

export interface NewSubscription {
  userId: number
  repositoryId: number
  isIgnored: boolean
  nowMs: number
}

/** Also updates the count of watchers. */
export async function subscribe(tx: Transaction<Tables>, subscription: NewSubscription): Promise<void> {
  const { userId: user_id, repositoryId: repository_id, isIgnored, nowMs } = subscription
  const before = await findSubscription(tx, user_id, repository_id)
  await tx
    .insertInto('subscription')
    .values({ user_id, repository_id, is_ignored: toBit(isIgnored), created_at_ms: nowMs })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'repository_id']).doUpdateSet({ is_ignored: toBit(isIgnored) }),
    )
    .execute()
  await addWatchers(tx, repository_id, Number(!isIgnored) - Number(before?.is_ignored === 0))
}

export async function unsubscribe(
  tx: Transaction<Tables>,
  userId: number,
  repositoryId: number,
): Promise<boolean> {
  const before = await findSubscription(tx, userId, repositoryId)
  if (!before) return false
  await tx
    .deleteFrom('subscription')
    .where('user_id', '=', userId)
    .where('repository_id', '=', repositoryId)
    .execute()
  await addWatchers(tx, repositoryId, -Number(before.is_ignored === 0))
  return true
}

export function findSubscription(db: Kysely<Tables>, userId: number, repositoryId: number) {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .where('repository_id', '=', repositoryId)
    .executeTakeFirst()
}

async function addWatchers(tx: Transaction<Tables>, repositoryId: number, delta: number): Promise<void> {
  if (delta === 0) return
  await tx
    .updateTable('repository')
    .set((eb) => ({ watchers: eb('watchers', '+', delta), version: eb('version', '+', 1) }))
    .where('id', '=', repositoryId)
    .execute()
}

/** Users who get all notifications. The repository stores the count. */
export function listSubscribers(
  db: Kysely<Tables>,
  repositoryId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<AccountRow[]> {
  return db
    .selectFrom('subscription')
    .innerJoin(usersAs('account'), 'account.id', 'subscription.user_id')
    .where('subscription.repository_id', '=', repositoryId)
    .where('subscription.is_ignored', '=', 0)
    .select(accountColumns)
    .orderBy('subscription.user_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** For lists of the repositories that a user watches. */
export function isWatchedBy(db: Kysely<Tables>, userId: number) {
  return (eb: ExpressionBuilder<Tables, 'repository'>) =>
    eb(
      'repository.id',
      'in',
      db
        .selectFrom('subscription')
        .select('subscription.repository_id')
        .where('subscription.user_id', '=', userId)
        .where('subscription.is_ignored', '=', 0),
    )
}
