import type { Transaction } from 'kysely'
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

/** Creates the cleanup of expired rows, which authorization and token requests trigger. */
export function createSweeper({ db, clock }: { db: Database<AuthTables>; clock: Clock }) {
  let sweptAtMs = Number.NEGATIVE_INFINITY

  return async function sweep(): Promise<void> {
    if (clock.now() - sweptAtMs < intervalMs) return
    sweptAtMs = clock.now()
    const isDone = await db.write((tx) => sweepSome(tx, clock.now()))
    // The next request continues.
    if (!isDone) sweptAtMs = Number.NEGATIVE_INFINITY
  }
}

/** Returns false when rows are left. */
async function sweepSome(tx: Transaction<AuthTables>, nowMs: number): Promise<boolean> {
  const beforeMs = nowMs - retentionMs
  const codes = await tx
    .deleteFrom('octavo_code')
    .where('code_hash', 'in', ({ selectFrom }) =>
      selectFrom('octavo_code').select('code_hash').where('expires_at_ms', '<', beforeMs).limit(batchSize),
    )
    .returning('grant_id')
    .execute()
  const expired = await tx
    .deleteFrom('octavo_refresh_token')
    .where('secret_hash', 'in', ({ selectFrom }) =>
      selectFrom('octavo_refresh_token')
        .select('secret_hash')
        .where('expires_at_ms', '<', beforeMs)
        .limit(batchSize),
    )
    .returning('grant_id')
    .execute()
  const used = await tx
    .deleteFrom('octavo_refresh_token')
    .where('secret_hash', 'in', ({ selectFrom }) =>
      selectFrom('octavo_refresh_token')
        .select('secret_hash')
        .where('expires_at_ms', 'is', null)
        .where('used_at_ms', '<', nowMs - usedRetentionMs)
        .limit(batchSize),
    )
    .returning('grant_id')
    .execute()
  const tokens = await tx
    .deleteFrom('octavo_token')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('octavo_token')
        .select('id')
        .where('expires_at_ms', '<', beforeMs)
        // Tokens that users created themselves stay in their lists.
        .where(({ or, eb }) => or([eb('grant_id', 'is not', null), eb('app_id', 'is not', null)]))
        .limit(batchSize),
    )
    .returning('grant_id')
    .execute()
  const devices = await tx
    .deleteFrom('octavo_device')
    .where('code_hash', 'in', ({ selectFrom }) =>
      selectFrom('octavo_device').select('code_hash').where('expires_at_ms', '<', beforeMs).limit(batchSize),
    )
    .returning('code_hash')
    .execute()
  const sessions = await tx
    .deleteFrom('octavo_session')
    .where('id_hash', 'in', ({ selectFrom }) =>
      selectFrom('octavo_session').select('id_hash').where('expires_at_ms', '<', beforeMs).limit(batchSize),
    )
    .returning('id_hash')
    .execute()
  const grantIds = [...codes, ...expired, ...used, ...tokens].flatMap(({ grant_id }) => grant_id ?? [])
  await deleteUnusedGrants(tx, [...new Set(grantIds)])
  return [codes, expired, used, tokens, devices, sessions].every(({ length }) => length < batchSize)
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
