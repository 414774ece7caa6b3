import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { setFollowers } from '../queries/store/queries.ts'
import { countSubscriptions } from './store.ts'

/** Follows each change of the subscriptions to a query, in its transaction. */
export async function countFollowers(
  tx: Transaction<Tables>,
  { ids }: Pick<Context, 'ids'>,
  queryId: number,
): Promise<void> {
  await setFollowers(tx, queryId, {
    subscribers: await countSubscriptions(tx, queryId),
    revision: ids.uuid(),
  })
}
