import type { Auth, Caller } from '@octavo/platform/auth/auth.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { installNeeds } from '@octavo/platform/needs.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { appCredentialsOf } from './credentials.ts'
import type { Scope } from './scopes.ts'

/** The requirement of a route: `config: { needs: user('write_likes') }`. */
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

export function requireNeeds(app: App, { auth, config }: Context): void {
  installNeeds<Need>(app, {
    example: () => 'config: { needs: key }',
    findIssue: ({ who }, { config }) =>
      (config?.access === 'open') !== (who === 'anyone')
        ? 'must be open exactly if it needs anyone.'
        : undefined,
    check: async (needs, request) => {
      await requireMatchingKey(request, auth, config.requireKey)
      if (needs.who === 'user') requireScope(request, needs.scope)
    },
  })
}

/** A key beside a user token must be the key of the token's app, because both together name one caller. */
async function requireMatchingKey(
  request: FastifyRequest,
  { apps }: Auth,
  isRequired: boolean,
): Promise<void> {
  const { caller } = request
  if (caller.tokenId === null) return
  const credentials = appCredentialsOf(request)
  if (!credentials) {
    if (isRequired) throw problem('key_missing')
    return
  }
  const { clientId, clientSecret } = credentials
  const app = await (clientSecret === undefined
    ? apps.find(clientId)
    : apps.authenticate(clientId, clientSecret))
  if (!app || !belongs(app, caller)) throw problem('token_invalid')
}

/** A token that was issued without an app may be used with the apps of its user. */
function belongs(app: { id: number; ownerId: number | null }, { appId, user }: Caller): boolean {
  return appId === null ? user !== null && app.ownerId === user.id : app.id === appId
}

function requireScope({ caller }: FastifyRequest, scope: Scope): void {
  if (!caller.user) throw problem('token_invalid')
  if (!caller.scopes.has(scope)) throw problem('scope_missing')
}
