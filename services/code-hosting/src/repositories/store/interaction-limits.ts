import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { InteractionLimitTable } from '../../database/repository-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type InteractionLimitRow = Selectable<InteractionLimitTable>

/** An owner's limit, or that of one repository. */
export interface LimitedScope {
  ownerId: number
  repositoryId: number | null
}

/** The limits that apply in a scope at this time. That of the owner comes first, because it wins. */
export function listInteractionLimits(
  db: Kysely<Tables>,
  { ownerId, repositoryId }: LimitedScope,
  nowMs: number,
): Promise<InteractionLimitRow[]> {
  return db
    .selectFrom('interaction_limit')
    .where('owner_id', '=', ownerId)
    .where((eb) =>
      eb.or([
        eb('repository_id', 'is', null),
        ...(repositoryId === null ? [] : [eb('repository_id', '=', repositoryId)]),
      ]),
    )
    .where('expires_at_ms', '>', nowMs)
    .selectAll()
    .orderBy((eb) => eb.case().when('repository_id', 'is', null).then(0).else(1).end())
    .execute()
}

export async function deleteInteractionLimit(
  tx: Transaction<Tables>,
  { ownerId, repositoryId }: LimitedScope,
): Promise<void> {
  await tx
    .deleteFrom('interaction_limit')
    .where('owner_id', '=', ownerId)
    .where('repository_id', repositoryId === null ? 'is' : '=', repositoryId)
    .execute()
}

/** Limits of single repositories end when their owner sets a limit for all. */
export async function deleteAllLimits(tx: Transaction<Tables>, ownerId: number): Promise<void> {
  await tx.deleteFrom('interaction_limit').where('owner_id', '=', ownerId).execute()
}

export async function insertInteractionLimit(
  tx: Transaction<Tables>,
  { ownerId, repositoryId }: LimitedScope,
  limit: Pick<InteractionLimitRow, 'group_name' | 'expires_at_ms'>,
): Promise<void> {
  await tx
    .insertInto('interaction_limit')
    .values({ owner_id: ownerId, repository_id: repositoryId, ...limit })
    .execute()
}

export async function isContributor(
  db: Kysely<Tables>,
  repositoryId: number,
  userId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('contributor')
    .where('repository_id', '=', repositoryId)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findCreationTime(db: Kysely<Tables>, userId: number): Promise<number> {
  const { created_at_ms } = await db
    .selectFrom(usersAs('account'))
    .where('account.id', '=', userId)
    .select('account.created_at_ms')
    .executeTakeFirstOrThrow()
  return created_at_ms
}
