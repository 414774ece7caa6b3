import type { Caller, User } from '@octavo/platform/auth/auth.ts'
import { allows } from './scopes.ts'
import { userAccess } from './token-kinds.ts'

export type Level = 'read' | 'write' | 'admin'

/** The caller of a request, and what its token can access. */
export interface Viewer {
  user: User | null
  kind:
    | 'anonymous'
    | 'app'
    | 'classic'
    | 'fine-grained'
    | 'impersonation'
    | 'installation'
    | 'jwt'
    | 'oauth'
    | 'password'
    | typeof userAccess
  scopes: ReadonlySet<string>
  isSiteAdmin: boolean
  /** The app that authenticates with a signed assertion, or with the token of an installation or of a user. */
  app: { id: number } | null
  /** The installation that issued the token. */
  installation: { id: number } | null
  /** The token is limited to what these installations cover, besides public data. */
  installations: InstallationFilter | null
  /** The token has permissions instead of scopes. */
  hasPermissions: boolean
  /** Whether the token has any of these scopes. Tokens with permissions have all scopes. */
  hasScope(...scopes: string[]): boolean
  /** Whether the token has this permission. Tokens with scopes have all permissions. */
  hasPermission(permission: string, level: Level): boolean
  /** Whether the token can access resources of this account. */
  canAccessOwner(ownerId: number): boolean
  /** Whether the token selects this repository. Installations must also cover it. */
  canAccess(repository: { id: number; owner_id: number }): boolean
}

/** One installation, or all of an app. */
export type InstallationFilter = { id: number } | { appId: number }

const order: readonly Level[] = ['read', 'write', 'admin']

/**
 * Fine-grained tokens store their grants as scopes: `owner:7`, `repository:12` for each selected repository (none
 * means all of the owner), and `issues=write` for each permission. So do tokens of installations, with `app:3` and
 * `installation:5`. Those of user access tokens are read from their app, with `app:3`, for each request.
 */
export function viewerOf({ user, kind, scopes }: Caller): Viewer {
  const isSelective = kind === 'fine-grained' || kind === 'installation'
  const hasPermissions = isSelective || kind === userAccess
  const isPassword = kind === 'password'
  const repositories = isSelective ? [...scopes].filter((scope) => scope.startsWith('repository:')) : []
  const canAccessOwner = (ownerId: number) => !hasPermissions || scopes.has(`owner:${ownerId}`)
  const app = readId(
    scopes,
    kind === 'jwt' || kind === 'installation' || kind === userAccess ? 'app:' : undefined,
  )
  const installation = readId(scopes, kind === 'installation' ? 'installation:' : undefined)
  return {
    user,
    // This service issues only these kinds.
    kind: kind as Viewer['kind'],
    scopes,
    app,
    installation,
    installations: installation ?? (kind === userAccess && app ? { appId: app.id } : null),
    hasPermissions,
    isSiteAdmin: user?.role === 'site_admin' && (isPassword || scopes.has('site_admin')),
    hasScope: (...neededScopes) => hasPermissions || isPassword || allows(scopes, neededScopes),
    hasPermission(permission, level) {
      if (!hasPermissions || (permission === 'metadata' && level === 'read')) return true
      return order.slice(order.indexOf(level)).some((granted) => scopes.has(`${permission}=${granted}`))
    },
    canAccessOwner,
    canAccess(repository) {
      if (!isSelective) return true
      if (!canAccessOwner(repository.owner_id)) return false
      return repositories.length === 0 || scopes.has(`repository:${repository.id}`)
    },
  }
}

function readId(scopes: ReadonlySet<string>, prefix: string | undefined): { id: number } | null {
  const scope = prefix && [...scopes].find((one) => one.startsWith(prefix))
  return scope ? { id: Number(scope.slice(prefix.length)) } : null
}
