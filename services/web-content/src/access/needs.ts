import type { App } from '@octavo/platform/http/app.ts'
import { installNeeds } from '@octavo/platform/needs.ts'
import { problem } from '../errors.ts'

/** The requirements of a route. */
export type Need = { readonly who: 'anyone' | 'reader' | 'user' | 'admin' }

/** Pages and callbacks, without credentials. */
export const anyone: Need = { who: 'anyone' }

/** A key of any plan. Without a key, the plan "anonymous" if it is enabled. */
export const reader: Need = { who: 'reader' }

/** The key of a user, for what belongs to that user. */
export const user: Need = { who: 'user' }

/** The key of an administrator. */
export const admin: Need = { who: 'admin' }

declare module 'fastify' {
  interface RouteNeeds {
    webContent: Need
  }
}

export function requireNeeds(app: App): void {
  installNeeds<Need>(app, {
    example: () => 'config: { needs: reader }',
    findIssue: ({ who }, { config }) =>
      (config?.access === 'open') !== (who === 'anyone')
        ? 'must be open exactly if it needs anyone.'
        : undefined,
    check: async ({ who }, { caller }) => {
      if (who === 'reader') return
      if (!caller.user) throw problem('key_missing')
      if (who === 'admin' && caller.user.role !== 'admin') throw problem('role_missing')
    },
  })
}
