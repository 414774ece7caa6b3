import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface Registration {
  appId: number
  userId: number
  parentId: number | null
  description: string
  nowMs: number
}

export async function insertRegistration(
  tx: Transaction<Tables>,
  { appId, userId, parentId, description, nowMs }: Registration,
): Promise<void> {
  await tx
    .insertInto('registered_app')
    .values({ app_id: appId, user_id: userId, parent_id: parentId, description, created_at_ms: nowMs })
    .execute()
}

/** The number of apps that a user registered, or that were registered through an app. */
export async function countRegistrations(
  tx: Kysely<Tables>,
  column: 'user_id' | 'parent_id',
  id: number,
): Promise<number> {
  const { count } = await tx
    .selectFrom('registered_app')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
