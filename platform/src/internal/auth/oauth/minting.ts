import type { User } from '../../../auth/auth.ts'
import type { OAuthApp } from '../../../auth/oauth/apps.ts'
import type { GrantedToken } from '../../../auth/oauth/dialect.ts'
import { secretLength } from '../tokens.ts'
import type { TokenPair } from './grants.ts'
import { formatScopes } from './scopes.ts'
import { type AuthorizationServer, termsOf } from './server.ts'

interface MintOptions {
  app: OAuthApp | undefined
  user: User | undefined
  scopes: readonly string[]
  isRefreshable: boolean
}

/** Generates tokens and the data of the token response. Does not store them. */
export function mintTokens(
  server: AuthorizationServer,
  { app, user, scopes, isRefreshable }: MintOptions,
): { pair: TokenPair; granted: GrantedToken } {
  const { dialect, clock, ids } = server
  const { lifetimes, token, scopes: grammar } = termsOf(server, app)
  const { accessMs, refreshMs } = lifetimes
  const nowMs = clock.now()
  const secret = token.secret?.(ids) ?? ids.text(secretLength)
  const access = {
    kind: token.kind,
    plan: dialect.planOf(app, user),
    scopes,
    label: app?.name ?? '',
    secret,
    ...(user && { userId: user.id }),
    ...(app && { appId: app.id }),
    ...(accessMs !== undefined && { expiresAtMs: nowMs + accessMs }),
  }
  const refresh =
    isRefreshable && refreshMs !== undefined
      ? {
          secret: token.refreshSecret?.(ids) ?? ids.text(secretLength),
          expiresAtMs: Number.isFinite(refreshMs) ? nowMs + refreshMs : null,
        }
      : undefined
  return {
    pair: { access, maxGrants: dialect.maxGrantsPerScopes, ...(refresh && { refresh }) },
    granted: {
      accessToken: secret,
      refreshToken: refresh?.secret,
      scope: formatScopes(grammar, scopes),
      createdAtS: Math.floor(nowMs / 1000),
      expiresInS: accessMs === undefined ? undefined : Math.floor(accessMs / 1000),
      refreshExpiresInS: refresh?.expiresAtMs == null ? undefined : Math.floor(Number(refreshMs) / 1000),
    },
  }
}
