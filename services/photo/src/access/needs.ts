import type { App } from '@octavo/platform/http/app.ts'
import { installNeeds } from '@octavo/platform/needs.ts'
import type { FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'
import type { Scope } from './scopes.ts'

/** What a route requires: `config: { needs: user('write_likes') }`. */
export type Need =
  | { readonly who: 'anyone' }
  | { readonly who: 'key' }
  | { readonly who: 'user'; readonly scope: Scope }

/** Pages and images, without credentials. */
export const anyone: Need = { who: 'anyone' }

/** An access key or the token of a user. */
export const key: Need = { who: 'key' }

/** The token of a user, with the scope. */
export const user = (scope: Scope): Need => ({ who: 'user', scope })

declare module 'fastify' {
  interface RouteNeeds {
    photo: Need
  }
}

export function requireNeeds(app: App): void {
  installNeeds<Need>(app, {
    example: () => 'config: { needs: key }',
    findIssue: ({ who }, { config }) =>
      (config?.access === 'open') !== (who === 'anyone')
        ? 'must be open exactly if it needs anyone.'
        : undefined,
    check: async (needs, request) => {
      if (needs.who === 'user') requireScope(request, needs.scope)
    },
  })
}

function requireScope({ caller }: FastifyRequest, scope: Scope): void {
  if (!caller.user) throw problem('token_invalid')
  if (!caller.scopes.has(scope)) throw problem('scope_missing')
}
