import type { User } from '@octavo/platform/auth/auth.ts'
import type { FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'
import type { Scope } from './scopes.ts'

/** The caller, as far as responses depend on it. */
export interface Viewer {
  /** Null for apps and anonymous clients. */
  user: User | null
  scopes: ReadonlySet<string>
  appId: number | null
}

export function viewerOf({ caller: { user, scopes, appId } }: FastifyRequest): Viewer {
  return { user, scopes, appId }
}

/** The user of a route that needs one. */
export function requireUser({ caller: { user } }: FastifyRequest): User {
  if (!user) throw problem('token_invalid')
  return user
}

/** Returns whether the viewer is this user and its token has the scope. */
export function isOwn({ user, scopes }: Viewer, userId: number, scope: Scope): boolean {
  return user?.id === userId && scopes.has(scope)
}

/** Editors and administrators curate. */
export function isEditor({ user }: Viewer): boolean {
  return user?.role === 'editor' || user?.role === 'admin'
}
