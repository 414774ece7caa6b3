import type { OAuthDialect } from '../../../auth/oauth/dialect.ts'
import { hashSecret } from '../../../auth/secrets.ts'
import type { Clock } from '../../../clock.ts'
import { decodeJson } from '../../../data/columns.ts'
import type { Database } from '../../../data/database.ts'
import type { AuthTables } from '../tables.ts'
import { addTokens, type Consent, revokeGrants, revokeTokens, type TokenPair } from './grants.ts'

export interface RefreshToken extends Consent {
  secretHash: string
  grantId: number
  expiresAtMs: number | null
  isRevoked: boolean
}

/** Refresh tokens with rotation (RFC 9700 §4.14.2). */
export interface Refreshes {
  find(secret: string): Promise<RefreshToken | undefined>
  /**
   * Exchanges the refresh token for a new pair. Reuse within the grace period is allowed, for lost responses and
   * concurrent requests, a few times. Later reuse indicates a stolen token, so it revokes the grant.
   */
  rotate(
    token: RefreshToken,
    pair: TokenPair,
    lifetimes: Pick<OAuthDialect['lifetimes'], 'refreshGraceMs' | 'refreshReplaces'>,
  ): Promise<boolean>
}

const maxReuses = 5

export function createRefreshes({ db, clock }: { db: Database<AuthTables>; clock: Clock }): Refreshes {
  return {
    async find(secret) {
      const secretHash = hashSecret(secret)
      const row = await db.read
        .selectFrom('octavo_refresh_token')
        .innerJoin('octavo_grant', 'octavo_grant.id', 'octavo_refresh_token.grant_id')
        .select(['grant_id', 'expires_at_ms', 'app_id', 'user_id', 'scopes', 'revoked_at_ms'])
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst()
      return (
        row && {
          secretHash,
          grantId: row.grant_id,
          appId: row.app_id,
          userId: row.user_id,
          scopes: decodeJson<string[]>(row.scopes),
          expiresAtMs: row.expires_at_ms,
          isRevoked: row.revoked_at_ms !== null,
        }
      )
    },

    rotate: ({ secretHash, grantId }, pair, { refreshGraceMs, refreshReplaces = false }) =>
      db.write(async (tx) => {
        const nowMs = clock.now()
        const row = await tx
          .selectFrom('octavo_refresh_token')
          .innerJoin('octavo_grant', 'octavo_grant.id', 'octavo_refresh_token.grant_id')
          .select(['used_at_ms', 'reuses', 'revoked_at_ms'])
          .where('secret_hash', '=', secretHash)
          .executeTakeFirst()
        if (!row) return false
        const { used_at_ms, reuses, revoked_at_ms } = row
        const isInTime = used_at_ms === null || nowMs - used_at_ms < refreshGraceMs
        if (revoked_at_ms !== null || !isInTime) {
          await revokeGrants(tx, [grantId], nowMs)
          return false
        }
        if (reuses >= maxReuses) return false
        await tx
          .updateTable('octavo_refresh_token')
          .set(used_at_ms === null ? { used_at_ms: nowMs } : { reuses: reuses + 1 })
          .where('secret_hash', '=', secretHash)
          .execute()
        // Reuse keeps the tokens of the first use: a concurrent request of the client has just received them.
        if (refreshReplaces && used_at_ms === null) await revokeTokens(tx, [grantId], nowMs)
        await addTokens(tx, grantId, pair, nowMs)
        return true
      }),
  }
}
