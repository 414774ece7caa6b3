import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../data/database.ts'
import type { AuthTables } from '../tables.ts'

const intervalMs = 10 * 60 * 1000
/** Keeps expired codes, so that their reuse is still detected. */
const retentionMs = 24 * 60 * 60 * 1000
/** Keeps used refresh tokens without an expiry for the same reason. */
const usedRetentionMs = 30 * retentionMs
/** The number of rows of each table per sweep, small enough not to delay the request that triggers it. */
const batchSize = 200

/** Creates the cleanup of expired and revoked rows, which authorization and token requests trigger. */
export function createSweeper({ db, clock }: { db: Database<AuthTables>; clock: Clock }) {
  let sweptAtMs = Number.NEGATIVE_INFINITY

  return async function sweep(): Promise<void> {
    // The clock may have been set back.
    if (Math.abs(clock.now() - sweptAtMs) < intervalMs) return
    sweptAtMs = clock.now()
    const isDone = await db.write((tx) => sweepBatch(tx, clock.now()))
    // The next request continues.
    if (!isDone) sweptAtMs = Number.NEGATIVE_INFINITY
  }
}

/** Returns false when rows are left. */
async function sweepBatch(tx: Transaction<AuthTables>, nowMs: number): Promise<boolean> {
  const beforeMs = nowMs - retentionMs
  const isExpired = sql<SqlBool>`expires_at_ms < ${beforeMs}`
  const wasUsed = sql<SqlBool>`expires_at_ms is null and used_at_ms < ${nowMs - usedRetentionMs}`
  const wasRevoked = sql<SqlBool>`revoked_at_ms < ${beforeMs}`
  const isOfRevokedGrant = sql<SqlBool>`grant_id in (select id from octavo_grant where ${wasRevoked})`
  // Tokens that users created themselves stay in their lists.
  const isOfApp = sql<SqlBool>`(grant_id is not null or app_id is not null)`
  const ofGrants = [
    await deleteBatch(tx, 'octavo_code', { key: 'code_hash', where: isExpired }),
    await deleteBatch(tx, 'octavo_refresh_token', { key: 'secret_hash', where: isExpired }),
    await deleteBatch(tx, 'octavo_refresh_token', { key: 'secret_hash', where: wasUsed }),
    await deleteBatch(tx, 'octavo_refresh_token', { key: 'secret_hash', where: isOfRevokedGrant }),
    await deleteBatch(tx, 'octavo_token', { key: 'id', where: sql`${isExpired} and ${isOfApp}` }),
    await deleteBatch(tx, 'octavo_token', { key: 'id', where: sql`${wasRevoked} and ${isOfApp}` }),
  ]
  const others = [
    await deleteBatch(tx, 'octavo_device', { key: 'code_hash', where: isExpired }),
    await deleteBatch(tx, 'octavo_session', { key: 'id_hash', where: isExpired }),
  ]
  const grantIds = ofGrants.flat().flatMap(({ grant_id }) => grant_id ?? [])
  await deleteUnusedGrants(tx, [...new Set(grantIds)])
  return [...ofGrants, ...others].every(({ length }) => length < batchSize)
}

/** Deletes at most a batch of rows, and returns their grants, if the table has any. */
async function deleteBatch(
  tx: Transaction<AuthTables>,
  table: keyof AuthTables,
  { key, where }: { key: string; where: RawBuilder<SqlBool> },
): Promise<{ grant_id?: number | null }[]> {
  const { rows } = await sql<{ grant_id?: number | null }>`
    delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${where} limit ${batchSize})
    returning *`.execute(tx)
  return rows
}

/**
 * Deletes these grants and older ones of their users and apps that have no codes and tokens. The last grant of its scopes
 * stays, because it is the user's consent.
 */
async function deleteUnusedGrants(tx: Transaction<AuthTables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('octavo_grant')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('octavo_grant as own')
        .select('own.id')
        .where('own.id', 'in', ids)
        .union(
          selectFrom((eb) =>
            eb
              .selectFrom('octavo_grant')
              .select(['user_id', 'app_id'])
              .where('id', 'in', ids)
              .distinct()
              .as('swept'),
          )
            .innerJoin('octavo_grant as sibling', (join) =>
              join
                .onRef('sibling.user_id', '=', 'swept.user_id')
                .onRef('sibling.app_id', '=', 'swept.app_id'),
            )
            .select('sibling.id'),
        ),
    )
    .where(({ and, or, not, eb, exists, selectFrom }) =>
      and([
        ...(['octavo_code', 'octavo_refresh_token', 'octavo_token'] as const).map((table) =>
          not(exists(selectFrom(table).select('grant_id').whereRef('grant_id', '=', 'octavo_grant.id'))),
        ),
        or([
          eb('app_id', 'is', null),
          eb('revoked_at_ms', 'is not', null),
          exists(
            selectFrom('octavo_grant as newer')
              .select('newer.id')
              .whereRef('newer.user_id', '=', 'octavo_grant.user_id')
              .whereRef('newer.app_id', '=', 'octavo_grant.app_id')
              .whereRef('newer.scopes', '=', 'octavo_grant.scopes')
              .whereRef('newer.id', '>', 'octavo_grant.id')
              .where('newer.revoked_at_ms', 'is', null),
          ),
        ]),
      ]),
    )
    .execute()
}
