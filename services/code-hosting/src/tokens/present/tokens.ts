import type { Token } from '@octavo/platform/auth/auth.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'

/** What a fine-grained token was given is kept among its scopes, by ids. */
export interface TokenNames {
  accounts: ReadonlyMap<number, { login: string }>
  repositories: ReadonlyMap<number, { name: string }>
}

export function idsAmong(scopes: readonly string[], prefix: 'owner:' | 'repository:'): number[] {
  return scopes.flatMap((scope) => (scope.startsWith(prefix) ? [Number(scope.slice(prefix.length))] : []))
}

export function presentToken(token: Token, { accounts, repositories }: TokenNames, { api }: Addresses) {
  const { scopes } = token
  const isFineGrained = token.kind === 'fine-grained'
  const [ownerId = 0] = idsAmong(scopes, 'owner:')
  const chosen = idsAmong(scopes, 'repository:').flatMap((id) => repositories.get(id)?.name ?? [])
  return {
    id: token.id,
    url: `${api}/user/tokens/${token.id}`,
    kind: token.kind,
    note: token.label,
    token_prefix: token.prefix,
    scopes: isFineGrained ? [] : scopes,
    owner: isFineGrained ? (accounts.get(ownerId)?.login ?? null) : null,
    repositories: isFineGrained && chosen.length ? chosen : null,
    permissions: isFineGrained ? permissionsAmong(scopes) : null,
    created_at: presentTime(token.createdAtMs),
    expires_at: token.expiresAtMs === null ? null : presentTime(token.expiresAtMs),
    last_used_at: token.lastUsedAtMs === null ? null : presentTime(token.lastUsedAtMs),
  }
}

function permissionsAmong(scopes: readonly string[]): Record<string, string> {
  const given: Record<string, string> = {}
  for (const scope of scopes) {
    const [name = '', level] = scope.split('=', 2)
    if (level !== undefined) given[name] = level
  }
  return given
}
