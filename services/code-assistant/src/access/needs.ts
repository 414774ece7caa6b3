import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { installNeeds } from '@octavo/platform/needs.ts'
import { problem } from '../errors.ts'
import { includesScope, type Scope } from './scopes.ts'

/** The requirements of a route: a key with a scope, any key, or none. */
export type Need = { readonly scope: Scope; readonly isMetered?: true } | { readonly who: 'anyone' | 'user' }

/** Health checks and pages, without a key. */
export const anyone: Need = { who: 'anyone' }

/** Any key, for what belongs to its user. Costs no quota. */
export const user: Need = { who: 'user' }

/** Inference: counted against the quota of the plan. */
export const chat: Need = { scope: 'chat', isMetered: true }
export const complete: Need = { scope: 'complete', isMetered: true }
export const tasks: Need = { scope: 'tasks', isMetered: true }

/** Costs no quota, but needs the scope of what it belongs to. */
export const readTasks: Need = { scope: 'tasks' }
export const readChat: Need = { scope: 'chat' }

/** A key with the scope `admin` of a user with the role `admin`. */
export const admin: Need = { scope: 'admin' }

declare module 'fastify' {
  interface RouteNeeds {
    codeAssistant: Need
  }
}

export function requireNeeds(app: App): void {
  installNeeds<Need>(app, {
    example: () => 'config: { needs: tasks }',
    findIssue(needs, { config }) {
      const isOpen = 'who' in needs && needs.who === 'anyone'
      if ((config?.access === 'open') !== isOpen) return 'must be open exactly if it needs anyone.'
      const isFree = config?.access !== undefined
      return isFree === 'isMetered' in needs
        ? 'must have `access: "free"` exactly if it is not metered.'
        : undefined
    },
    async check(needs, { caller }) {
      if ('who' in needs) return
      if (needs.scope === 'admin') requireAdmin(caller)
      else if (!includesScope(caller.scopes, needs.scope)) throw problem('scope_missing')
    },
  })
}

export function requireAdmin({ scopes, user }: Caller): void {
  if (!includesScope(scopes, 'admin')) throw problem('scope_missing')
  if (user?.role !== 'admin') throw problem('role_missing')
}
