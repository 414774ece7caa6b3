import type { IssuedToken } from '@octavo/platform/auth/auth.ts'
import type { Static } from 'typebox'
import { modelsOf, scopes } from '../access/scopes.ts'
import type { ApiKey } from './schema.ts'

export const keyId = (tokenId: number): string => `key_${tokenId}`

/** Returns undefined if the text is not the id of a key. */
export function readKeyId(text: string): number | undefined {
  const [, digits] = /^key_(\d{1,15})$/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

export function presentKey(token: IssuedToken): Static<typeof ApiKey> {
  return {
    id: keyId(token.id),
    object: 'api_key',
    name: token.label,
    user: token.login,
    plan: token.plan,
    scopes: scopes.filter((scope) => token.scopes.includes(scope)),
    models: modelsOf(token.scopes) ?? null,
    created_at: new Date(token.createdAtMs).toISOString(),
    expires_at: presentTime(token.expiresAtMs),
    revoked_at: presentTime(token.revokedAtMs),
    last_used_at: presentTime(token.lastUsedAtMs),
  }
}

const presentTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
