import { platformProblem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyRequest } from 'fastify'
import { problem } from './errors.ts'
import type { Keeper } from './keeper.ts'
import { isFromOwnPage } from './own-page.ts'

export interface GuardedRoute {
  method: string
  path: string
  isOpen: boolean
}

const readingMethods = new Set(['GET', 'HEAD'])

/**
 * Keeps everybody but the keeper out of every route that does not say `access: 'open'` itself. Comes before all
 * routes and returns the list of them, which grows as they are added.
 */
export function installGuard(
  app: App,
  { keeper, publicUrl }: { keeper: Keeper; publicUrl: string | undefined },
): readonly GuardedRoute[] {
  const routes: GuardedRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const name of [method].flat())
      routes.push({ method: name, path: url, isOpen: config?.access === 'open' })
  })

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.access === 'open') return done()
    const proof = keeper.identify(request)
    if (!proof) return done(platformProblem('unauthorized'))
    // Only a cookie is sent along by browsers without anybody's doing.
    done(proof === 'session' ? findForgery(request, publicUrl) : undefined)
  })
  return routes
}

function findForgery(request: FastifyRequest, publicUrl: string | undefined): Error | undefined {
  if (!isFromOwnPage(request, publicUrl)) return problem('foreign_page')
  const isReading = readingMethods.has(request.method)
  if (!isReading && request.headers['octavo-request'] !== '1') return problem('header_missing')
  return undefined
}
