import type { Kysely, Selectable, Transaction } from 'kysely'
import type { SavedQueryTable } from '../../database/query-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { NewQuery, SavedQuery } from '../saved-query.ts'

export async function countQueries(db: Kysely<Tables>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('saved_query')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Counts the webhooks of all queries of the user. */
export async function countWebhooksOfUser(db: Kysely<Tables>, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('saved_query')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.sum('webhooks').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function findQuery(db: Kysely<Tables>, id: number): Promise<SavedQuery | undefined> {
  const row = await db.selectFrom('saved_query').where('id', '=', id).selectAll().executeTakeFirst()
  return row && toQuery(row)
}

/** Oldest first. */
export async function listQueries(
  db: Kysely<Tables>,
  { userId, afterId = 0, limit }: { userId: number; afterId?: number | undefined; limit: number },
): Promise<SavedQuery[]> {
  const rows = await db
    .selectFrom('saved_query')
    .where('user_id', '=', userId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .selectAll()
    .execute()
  return rows.map(toQuery)
}

export async function insertQuery(
  tx: Transaction<Tables>,
  { name, q, userId, feedKey, nowMs }: NewQuery & { userId: number; feedKey: string; nowMs: number },
): Promise<SavedQuery> {
  const row = await tx
    .insertInto('saved_query')
    .values({
      user_id: userId,
      name,
      q,
      feed_key: feedKey,
      created_at_ms: nowMs,
      updated_at_ms: nowMs,
      webhooks: 0,
      subscribers: 0,
      revision: '',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toQuery(row)
}

/** Omitted values stay. The new revision makes other processes reload the query. */
export async function updateQuery(
  tx: Transaction<Tables>,
  id: number,
  { revision, nowMs, ...change }: Partial<NewQuery> & { revision: string; nowMs: number },
): Promise<SavedQuery | undefined> {
  const row = await tx
    .updateTable('saved_query')
    .set({ ...change, revision, updated_at_ms: nowMs })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  await setRevision(tx, revision)
  return row && toQuery(row)
}

export async function setFollowers(
  tx: Transaction<Tables>,
  id: number,
  { revision, ...followers }: { webhooks?: number; subscribers?: number; revision: string },
): Promise<void> {
  await tx
    .updateTable('saved_query')
    .set({ ...followers, revision })
    .where('id', '=', id)
    .execute()
  await setRevision(tx, revision)
}

export async function deleteQuery(tx: Transaction<Tables>, id: number, revision: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('saved_query').where('id', '=', id).executeTakeFirstOrThrow()
  await setRevision(tx, revision)
  return numDeletedRows > 0n
}

async function setRevision(tx: Transaction<Tables>, revision: string): Promise<void> {
  await tx.updateTable('saved_query_state').set({ revision }).execute()
}

function toQuery(row: Selectable<SavedQueryTable>): SavedQuery {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    q: row.q,
    feedKey: row.feed_key,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
  }
}
