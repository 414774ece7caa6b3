import type { Kysely, Selectable, Transaction } from 'kysely'
import type { HubSubscriptionTable } from '../database/query-tables.ts'
import type { Tables } from '../database/tables.ts'
import { type FeedFormat, feedFormats } from '../queries/saved-query.ts'

export interface Subscription {
  id: number
  queryId: number
  topic: string
  format: FeedFormat
  callback: string
  secret: string | null
}

export interface NewSubscription extends Omit<Subscription, 'id'> {
  callbackHost: string
  leasedUntilMs: number
}

/**
 * Replaces a subscription of the same callback to the same feed. The URL of a feed follows the host that a client uses,
 * so a feed is known by its query and format.
 */
export async function putSubscription(
  tx: Transaction<Tables>,
  { queryId, topic, format, callback, callbackHost, secret, leasedUntilMs }: NewSubscription,
  nowMs: number,
): Promise<void> {
  const lease = { topic, secret, leased_until_ms: leasedUntilMs }
  await tx
    .insertInto('hub_subscription')
    .values({
      ...lease,
      query_id: queryId,
      format,
      callback,
      callback_host: callbackHost,
      created_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.columns(['query_id', 'format', 'callback']).doUpdateSet(lease))
    .execute()
}

/** Subscriptions other than the one that would be replaced: to the query, of the host, and to all queries of the user. */
export async function countOthers(
  db: Kysely<Tables>,
  {
    queryId,
    format,
    callback,
    callbackHost,
  }: Pick<NewSubscription, 'queryId' | 'format' | 'callback' | 'callbackHost'>,
  userId: number,
): Promise<{ ofQuery: number; ofHost: number; ofUser: number }> {
  const others = db
    .selectFrom('hub_subscription')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.not(
        eb.and([eb('query_id', '=', queryId), eb('format', '=', format), eb('callback', '=', callback)]),
      ),
    )
  const ofQuery = await others.where('query_id', '=', queryId).executeTakeFirstOrThrow()
  const ofHost = await others.where('callback_host', '=', callbackHost).executeTakeFirstOrThrow()
  const ofUser = await others
    .innerJoin('saved_query', 'saved_query.id', 'hub_subscription.query_id')
    .where('saved_query.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ofQuery: ofQuery.count, ofHost: ofHost.count, ofUser: ofUser.count }
}

export async function countSubscriptions(db: Kysely<Tables>, queryId: number): Promise<number> {
  const { count } = await db
    .selectFrom('hub_subscription')
    .where('query_id', '=', queryId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findSubscription(
  db: Kysely<Tables>,
  id: number,
  nowMs: number,
): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom('hub_subscription')
    .where('id', '=', id)
    .where('leased_until_ms', '>', nowMs)
    .selectAll()
    .executeTakeFirst()
  return row && toSubscription(row)
}

export async function listSubscriptions(
  db: Kysely<Tables>,
  queryIds: readonly number[],
  nowMs: number,
): Promise<Subscription[]> {
  if (queryIds.length === 0) return []
  const rows = await db
    .selectFrom('hub_subscription')
    .where('query_id', 'in', queryIds)
    .where('leased_until_ms', '>', nowMs)
    .selectAll()
    .execute()
  return rows.map(toSubscription)
}

export async function deleteSubscription(
  tx: Transaction<Tables>,
  { queryId, format, callback }: Pick<Subscription, 'queryId' | 'format' | 'callback'>,
): Promise<void> {
  await tx
    .deleteFrom('hub_subscription')
    .where('query_id', '=', queryId)
    .where('format', '=', format)
    .where('callback', '=', callback)
    .execute()
}

/** Returns the queries whose subscriptions have expired. */
export async function deleteExpired(tx: Transaction<Tables>, nowMs: number): Promise<Set<number>> {
  const rows = await tx
    .deleteFrom('hub_subscription')
    .where('leased_until_ms', '<=', nowMs)
    .returning('query_id')
    .execute()
  return new Set(rows.map(({ query_id }) => query_id))
}

function toSubscription(row: Selectable<HubSubscriptionTable>): Subscription {
  return {
    id: row.id,
    queryId: row.query_id,
    topic: row.topic,
    format: feedFormats.find((format) => format === row.format) ?? 'atom',
    callback: row.callback,
    secret: row.secret,
  }
}
