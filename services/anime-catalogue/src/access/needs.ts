import type { App } from '@octavo/platform/http/app.ts'
import { installNeeds } from '@octavo/platform/needs.ts'
import type { RouteOptions } from 'fastify'
import { jsonApiError } from '../json-api/errors.ts'
import { forbidden, rightOf, roleOf, type Verb } from './permissions.ts'

/** The requirement of a route: `config: { needs: mayWrite('anime', 'create') }`. */
export type Need =
  | { readonly who: 'anyone' }
  | { readonly who: 'writer'; readonly type: string; readonly verb: Verb }

/** Anybody. R18 media are visible to signed-in users only. */
export const anyone: Need = { who: 'anyone' }

/** Roles with the right to write resources of the type. Who may write only their own is checked with the row. */
export const mayWrite = (type: string, verb: Verb): Need => ({ who: 'writer', type, verb })

declare module 'fastify' {
  interface RouteNeeds {
    'anime-catalogue': Need
  }
}

export function requireNeeds(app: App, { readOnly }: { readOnly: boolean }): void {
  installNeeds<Need>(app, {
    example: (route) => `config: { needs: ${isRead(route) ? 'anyone' : "mayWrite('anime', 'update')"} }`,
    findIssue: ({ who }, route) =>
      who === 'anyone' && !isRead(route) ? 'writes, but needs anyone. Declare mayWrite.' : undefined,
    async check(needs, { caller }) {
      if (needs.who === 'anyone') return
      const { type, verb } = needs
      if (readOnly) throw jsonApiError(`${verb}_forbidden`, 'The service is read-only.')
      if (!rightOf(roleOf(caller.user?.role), type, verb)) throw forbidden(type, verb)
    },
  })
}

const isRead = ({ method }: RouteOptions) => [method].flat().includes('GET')
