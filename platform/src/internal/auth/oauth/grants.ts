import type { Kysely, Transaction } from 'kysely'
import type { NewToken } from '../../../auth/auth.ts'
import { hashSecret } from '../../../auth/secrets.ts'
import type { Clock } from '../../../clock.ts'
import { decodeJson, encodeJson } from '../../../data/columns.ts'
import type { Database } from '../../../data/database.ts'
import type { AuthTables } from '../tables.ts'
import { tokenRow } from '../tokens.ts'

export interface Consent {
  /** Null for a password grant without an app. */
  appId: number | null
  userId: number
  scopes: readonly string[]
}

/** Tokens to insert. Secrets are generated outside of the transaction, because it may be retried. */
export interface TokenPair {
  access: NewToken & { secret: string }
  refresh?: { secret: string; expiresAtMs: number | null }
  /** See `OAuthDialect.maxGrantsPerScopes`. */
  maxGrants?: number | undefined
}

/** OAuth grants. Revoking a grant revokes all its tokens. */
export interface Grants {
  /** Creates a grant with its tokens, for flows without an authorization code. */
  issue(consent: Consent, pair: TokenPair): Promise<void>
  issueIn(tx: Transaction<AuthTables>, consent: Consent, pair: TokenPair): Promise<void>
  /** Returns whether an active grant of the user already includes these scopes. */
  covers(appId: number, userId: number, scopes: readonly string[]): Promise<boolean>
  revoke(grantId: number): Promise<void>
  /** Finds an access token that is not revoked, also of a suspended user. */
  findTokenBySecret(secret: string): Promise<{ id: number; appId: number | null } | undefined>
  /**
   * Revokes a token with its grant, if it has one, because a refresh token would replace it. Returns false when it does not
   * exist or is already revoked.
   */
  revokeToken(tokenId: number): Promise<boolean>
  /** Revokes all grants of the user for the app, and denies devices that the user has allowed and that have no tokens yet. */
  revokeAll(appId: number, userId: number): Promise<void>
}

export function createGrants({ db, clock }: { db: Database<AuthTables>; clock: Clock }): Grants {
  async function issueIn(tx: Transaction<AuthTables>, consent: Consent, pair: TokenPair): Promise<void> {
    const grantId = await addGrant(tx, consent, clock.now())
    await addTokens(tx, grantId, pair, clock.now())
  }

  return {
    issue: (consent, pair) => db.write((tx) => issueIn(tx, consent, pair)),
    issueIn,

    covers: (appId, userId, scopes) => isCovered(db.read, { appId, userId, scopes }),

    revoke: (grantId) => db.write((tx) => revokeGrants(tx, [grantId], clock.now())),

    findTokenBySecret: (secret) =>
      db.read
        .selectFrom('octavo_token')
        .select(['id', 'app_id as appId'])
        .where('secret_hash', '=', hashSecret(secret))
        .where('revoked_at_ms', 'is', null)
        .executeTakeFirst(),

    revokeToken: (tokenId) =>
      db.write(async (tx) => {
        const nowMs = clock.now()
        const token = await tx
          .updateTable('octavo_token')
          .set({ revoked_at_ms: nowMs })
          .where('id', '=', tokenId)
          .where('revoked_at_ms', 'is', null)
          .returning('grant_id')
          .executeTakeFirst()
        if (token && token.grant_id !== null) await revokeGrants(tx, [token.grant_id], nowMs)
        return token !== undefined
      }),

    revokeAll: (appId, userId) =>
      db.write(async (tx) => {
        const rows = await tx
          .selectFrom('octavo_grant')
          .select('id')
          .where('user_id', '=', userId)
          .where('app_id', '=', appId)
          .where('revoked_at_ms', 'is', null)
          .execute()
        await revokeGrants(
          tx,
          rows.map(({ id }) => id),
          clock.now(),
        )
        await tx
          .updateTable('octavo_device')
          .set({ state: 'denied' })
          .where('user_id', '=', userId)
          .where('app_id', '=', appId)
          .where('state', '=', 'allowed')
          .execute()
      }),
  }
}

/** Returns whether an active grant of the user already includes the scopes. */
export async function isCovered(
  db: Kysely<AuthTables>,
  { appId, userId, scopes }: Consent,
): Promise<boolean> {
  const rows = await db
    .selectFrom('octavo_grant')
    .select('scopes')
    .distinct()
    .where('user_id', '=', userId)
    .where('app_id', '=', appId)
    .where('revoked_at_ms', 'is', null)
    .execute()
  return rows.some((row) => {
    const granted = decodeJson<string[]>(row.scopes)
    return scopes.every((scope) => granted.includes(scope))
  })
}

export async function addGrant(
  tx: Transaction<AuthTables>,
  consent: Consent,
  nowMs: number,
): Promise<number> {
  const { appId, userId, scopes } = consent
  const row = { app_id: appId, user_id: userId, scopes: encodeJson(scopes), created_at_ms: nowMs }
  const { id } = await tx
    .insertInto('octavo_grant')
    .values({ ...row, revoked_at_ms: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addTokens(
  tx: Transaction<AuthTables>,
  grantId: number,
  { access, refresh, maxGrants }: TokenPair,
  nowMs: number,
): Promise<void> {
  if (maxGrants !== undefined) await revokeOldestGrants(tx, grantId, maxGrants, nowMs)
  await tx
    .insertInto('octavo_token')
    .values(tokenRow({ ...access, grantId }, access.secret, nowMs))
    .execute()
  if (!refresh) return
  await tx
    .insertInto('octavo_refresh_token')
    .values({
      secret_hash: hashSecret(refresh.secret),
      grant_id: grantId,
      expires_at_ms: refresh.expiresAtMs,
      used_at_ms: null,
    })
    .execute()
}

/** Keeps the grant and the newest others of its user, app and scopes. Those with a code that was not redeemed do not count. */
async function revokeOldestGrants(
  tx: Transaction<AuthTables>,
  grantId: number,
  max: number,
  nowMs: number,
): Promise<void> {
  const surplus = await tx
    .selectFrom('octavo_grant as own')
    .innerJoin('octavo_grant as other', (join) =>
      join
        .onRef('other.user_id', '=', 'own.user_id')
        .onRef('other.app_id', '=', 'own.app_id')
        .onRef('other.scopes', '=', 'own.scopes')
        .onRef('other.id', '!=', 'own.id'),
    )
    .select('other.id')
    .where('own.id', '=', grantId)
    .where('other.revoked_at_ms', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('octavo_code')
            .select('grant_id')
            .whereRef('grant_id', '=', 'other.id')
            .where('redeemed_at_ms', 'is', null),
        ),
      ),
    )
    .orderBy('other.id', 'desc')
    .offset(max - 1)
    .limit(maxRevoked)
    .execute()
  await revokeGrants(
    tx,
    surplus.map(({ id }) => id),
    nowMs,
  )
}

/** In one request, since there can be many from before the limit. */
const maxRevoked = 100

/** Revokes the grants and their tokens. Marking the grant also stops concurrent refreshes. */
export async function revokeGrants(
  tx: Transaction<AuthTables>,
  grantIds: readonly number[],
  nowMs: number,
): Promise<void> {
  if (grantIds.length === 0) return
  await tx
    .updateTable('octavo_grant')
    .set({ revoked_at_ms: nowMs })
    .where('id', 'in', grantIds)
    .where('revoked_at_ms', 'is', null)
    .execute()
  await revokeTokens(tx, grantIds, nowMs)
}

export async function revokeTokens(
  tx: Transaction<AuthTables>,
  grantIds: readonly number[],
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('octavo_token')
    .set({ revoked_at_ms: nowMs })
    .where('grant_id', 'in', grantIds)
    .where('revoked_at_ms', 'is', null)
    .execute()
}
