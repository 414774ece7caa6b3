import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { SourceTables } from '../../database/source-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type Subscription = Selectable<SourceTables['websub']>

export async function insertSubscription(tx: Transaction<Tables>, subscription: Subscription): Promise<void> {
  await tx.insertInto('websub').values(subscription).execute()
}

export function findSubscription(db: Kysely<Tables>, id: string): Promise<Subscription | undefined> {
  return db.selectFrom('websub').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The one of a source that is not ending. */
export function findSubscriptionOf(db: Kysely<Tables>, sourceId: number): Promise<Subscription | undefined> {
  return db
    .selectFrom('websub')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('state', '!=', 'ending')
    .executeTakeFirst()
}

/** Ends the subscriptions of a source. The hub is requested to end them too. */
export async function endSubscriptions(
  tx: Transaction<Tables>,
  sourceId: number,
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('websub')
    .set({ state: 'ending', source_id: null, request_at_ms: nowMs, attempts: 0 })
    .where('source_id', '=', sourceId)
    .execute()
}

export function listDueSubscriptions(
  db: Kysely<Tables>,
  nowMs: number,
  limit: number,
): Promise<Subscription[]> {
  return db
    .selectFrom('websub')
    .selectAll()
    .where('request_at_ms', '<=', nowMs)
    .orderBy('request_at_ms')
    .limit(limit)
    .execute()
}

/** Subscriptions that the hub did not renew. */
export function listLostSubscriptions(db: Kysely<Tables>, nowMs: number): Promise<Subscription[]> {
  return db
    .selectFrom('websub')
    .selectAll()
    .where('state', '=', 'active')
    .where('lease_until_ms', '<=', nowMs)
    .limit(100)
    .execute()
}

/** Changes nothing if another process has changed its state since. */
export async function updateSubscription(
  tx: Transaction<Tables>,
  { id, state }: Pick<Subscription, 'id' | 'state'>,
  change: Omit<Updateable<SourceTables['websub']>, 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('websub')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSubscription(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx.deleteFrom('websub').where('id', '=', id).execute()
}
