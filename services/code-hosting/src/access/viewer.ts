import type { Caller, User } from '@octavo/platform/auth/auth.ts'
import { allows } from './scopes.ts'

export type Level = 'read' | 'write' | 'admin'

/** Who asks, and how far the token that they ask with reaches. */
export interface Viewer {
  user: User | null
  kind: 'anonymous' | 'app' | 'classic' | 'fine-grained' | 'impersonation' | 'oauth' | 'password'
  scopes: ReadonlySet<string>
  isSiteAdmin: boolean
  /** Whether any of these scopes is there. Tokens that have permissions instead of scopes have them all. */
  hasScope(...scopes: string[]): boolean
  /** Whether the token was given this permission; tokens with scopes have every one. */
  hasPermission(permission: string, level: Level): boolean
  /** Whether the token was given what belongs to this account. */
  reachesOwner(ownerId: number): boolean
  /** Whether the token was given this repository. */
  reaches(repository: { id: number; owner_id: number }): boolean
}

const order: readonly Level[] = ['read', 'write', 'admin']

/**
 * A fine-grained token keeps what it was given among its scopes: `owner:7`, `repository:12` for each one chosen
 * (none means all of that owner's), and `issues=write` for each permission.
 */
export function viewerOf({ user, kind, scopes }: Caller): Viewer {
  const isFineGrained = kind === 'fine-grained'
  const isPassword = kind === 'password'
  const repositories = isFineGrained ? [...scopes].filter((scope) => scope.startsWith('repository:')) : []
  const reachesOwner = (ownerId: number) => !isFineGrained || scopes.has(`owner:${ownerId}`)
  return {
    user,
    // The kinds are those that this service itself issues.
    kind: kind as Viewer['kind'],
    scopes,
    isSiteAdmin: user?.role === 'site_admin' && (isPassword || scopes.has('site_admin')),
    hasScope: (...needed) => isFineGrained || isPassword || allows(scopes, needed),
    hasPermission(permission, level) {
      if (!isFineGrained || (permission === 'metadata' && level === 'read')) return true
      return order.slice(order.indexOf(level)).some((given) => scopes.has(`${permission}=${given}`))
    },
    reachesOwner,
    reaches(repository) {
      if (!isFineGrained) return true
      if (!reachesOwner(repository.owner_id)) return false
      return repositories.length === 0 || scopes.has(`repository:${repository.id}`)
    },
  }
}
