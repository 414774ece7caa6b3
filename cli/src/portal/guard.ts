import { platformProblem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyRequest } from 'fastify'
import type { Administrator } from './administrator.ts'
import { problem } from './errors.ts'
import { isSameOrigin } from './same-origin.ts'

export interface GuardedRoute {
  method: string
  path: string
  isOpen: boolean
}

const readingMethods = new Set(['GET', 'HEAD'])

/**
 * Requires the administrator on every route without `access: 'open'`. Must be installed before the routes. The returned
 * list grows as routes are added.
 */
export function installGuard(
  app: App,
  { administrator, publicUrl }: { administrator: Administrator; publicUrl: string | undefined },
): readonly GuardedRoute[] {
  const routes: GuardedRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const name of [method].flat())
      routes.push({ method: name, path: url, isOpen: config?.access === 'open' })
  })

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.access === 'open') return done()
    const credential = administrator.identify(request)
    if (!credential) return done(platformProblem('unauthorized'))
    // Browsers attach cookies to forged requests, but not tokens.
    done(credential === 'session' ? findForgery(request, publicUrl) : undefined)
  })
  return routes
}

function findForgery(request: FastifyRequest, publicUrl: string | undefined): Error | undefined {
  if (!isSameOrigin(request, publicUrl)) return problem('foreign_page')
  const isReading = readingMethods.has(request.method)
  if (!isReading && request.headers['octavo-request'] !== '1') return problem('header_missing')
  return undefined
}
