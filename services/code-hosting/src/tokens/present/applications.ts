import { createHash } from 'node:crypto'
import { presentAccount } from '../../accounts/present/accounts.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { AppToken } from '../applications.ts'

export function presentAppToken({ app, token, secret, user }: AppToken, addresses: Addresses) {
  const createdAt = presentTime(token.createdAtMs)
  return {
    id: token.id,
    url: `${addresses.api}/user/tokens/${token.id}`,
    app: { name: app.name, url: app.homepage || addresses.html, client_id: app.clientId },
    token: secret,
    hashed_token: createHash('sha256').update(secret).digest('hex'),
    token_last_eight: secret.slice(-8),
    note: token.label,
    note_url: null,
    created_at: createdAt,
    updated_at: createdAt,
    scopes: token.scopes,
    fingerprint: null,
    expires_at: token.expiresAtMs === null ? null : presentTime(token.expiresAtMs),
    user: presentAccount(user, addresses),
  }
}
