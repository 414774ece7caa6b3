import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** A saved query whose matches are sent somewhere. */
export interface FollowedQuery {
  id: number
  userId: number
  name: string
  q: string
  hasWebhooks: boolean
  hasSubscribers: boolean
}

export async function readRevision(db: Kysely<Tables>): Promise<string> {
  const { revision } = await db.selectFrom('saved_query_state').select('revision').executeTakeFirstOrThrow()
  return revision
}

/** The revision of each. */
export async function listFollowed(db: Kysely<Tables>): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('saved_query')
    .where((eb) => eb.or([eb('webhooks', '>', 0), eb('subscribers', '>', 0)]))
    .select(['id', 'revision'])
    .execute()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

export async function readFollowed(db: Kysely<Tables>, ids: readonly number[]): Promise<FollowedQuery[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('saved_query')
    .where('id', 'in', ids)
    .select(['id', 'user_id', 'name', 'q', 'webhooks', 'subscribers'])
    .execute()
  return rows.map(({ id, user_id, name, q, webhooks, subscribers }) => ({
    id,
    userId: user_id,
    name,
    q,
    hasWebhooks: webhooks > 0,
    hasSubscribers: subscribers > 0,
  }))
}
