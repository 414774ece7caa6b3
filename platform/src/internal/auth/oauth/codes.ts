import type { Transaction } from 'kysely'
import { hashSecret } from '../../../auth/secrets.ts'
import type { Clock } from '../../../clock.ts'
import { decodeJson } from '../../../data/columns.ts'
import type { Database } from '../../../data/database.ts'
import type { Ids } from '../../../ids.ts'
import type { AuthTables } from '../tables.ts'
import { addGrant, addTokens, type Consent, isCovered, revokeGrants, type TokenPair } from './grants.ts'

export interface NewCode extends Consent {
  redirectUri: string | null
  challenge: string | null
  lifetimeMs: number
}

export interface FoundCode extends Consent {
  codeHash: string
  grantId: number
  redirectUri: string | null
  challenge: string | null
  expiresAtMs: number
  isRedeemed: boolean
}

/** Authorization codes (RFC 6749 §4.1). */
export interface Codes {
  issue(code: NewCode): Promise<string>
  /** For apps that the user has allowed before. Returns undefined when that consent was revoked. */
  issueAgain(code: NewCode): Promise<string | undefined>
  find(code: string): Promise<FoundCode | undefined>
  /** Returns true for one caller only. A second redemption revokes the grant (RFC 6749 §4.1.2). */
  redeem(code: FoundCode, pair: TokenPair): Promise<boolean>
}

const codeLength = 40

export function createCodes(options: { db: Database<AuthTables>; clock: Clock; ids: Ids }): Codes {
  const { db, clock, ids } = options

  async function insert(
    tx: Transaction<AuthTables>,
    { redirectUri, challenge, lifetimeMs, ...consent }: NewCode,
  ): Promise<string> {
    const code = ids.text(codeLength)
    const nowMs = clock.now()
    const row = {
      code_hash: hashSecret(code),
      grant_id: await addGrant(tx, consent, nowMs),
      redirect_uri: redirectUri,
      challenge,
      expires_at_ms: nowMs + lifetimeMs,
      redeemed_at_ms: null,
    }
    await tx.insertInto('octavo_code').values(row).execute()
    return code
  }

  return {
    issue: (code) => db.write((tx) => insert(tx, code)),

    issueAgain: (code) =>
      db.write(async (tx) => ((await isCovered(tx, code)) ? insert(tx, code) : undefined)),

    async find(code) {
      const codeHash = hashSecret(code)
      const row = await db.read
        .selectFrom('octavo_code')
        .innerJoin('octavo_grant', 'octavo_grant.id', 'octavo_code.grant_id')
        .select(['grant_id', 'redirect_uri', 'challenge', 'expires_at_ms', 'redeemed_at_ms'])
        .select(['app_id', 'user_id', 'scopes'])
        .where('code_hash', '=', codeHash)
        .executeTakeFirst()
      return (
        row && {
          codeHash,
          grantId: row.grant_id,
          appId: row.app_id,
          userId: row.user_id,
          scopes: decodeJson<string[]>(row.scopes),
          redirectUri: row.redirect_uri,
          challenge: row.challenge,
          expiresAtMs: row.expires_at_ms,
          isRedeemed: row.redeemed_at_ms !== null,
        }
      )
    },

    redeem: ({ codeHash, grantId }, pair) =>
      db.write(async (tx) => {
        const nowMs = clock.now()
        const redeemed = await tx
          .updateTable('octavo_code')
          .set({ redeemed_at_ms: nowMs })
          .where('code_hash', '=', codeHash)
          .where('redeemed_at_ms', 'is', null)
          .returning('grant_id')
          .executeTakeFirst()
        // The grant may have been revoked before the code was redeemed.
        const isOpen = redeemed !== undefined && (await isLive(tx, grantId))
        if (isOpen) await addTokens(tx, grantId, pair, nowMs)
        else await revokeGrants(tx, [grantId], nowMs)
        return isOpen
      }),
  }
}

async function isLive(tx: Transaction<AuthTables>, grantId: number): Promise<boolean> {
  const query = tx.selectFrom('octavo_grant').select('revoked_at_ms').where('id', '=', grantId)
  return (await query.executeTakeFirst())?.revoked_at_ms === null
}
