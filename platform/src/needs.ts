import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { App } from './http/app.ts'
import { hasLateBody } from './internal/http/late-bodies.ts'

/** For routes that authenticate their callers themselves, such as those of the authorization server. */
export const ownCredentials = 'own-credentials'

export interface NeedsRules<Need> {
  /** An example for the message about a route without needs. */
  example(route: RouteOptions): string
  /** Returns what is wrong with the needs of a route. */
  findIssue?(needs: Need, route: RouteOptions): string | undefined
  /**
   * Throws unless the caller satisfies the needs. Not called for open routes, which have no caller. May reply instead,
   * and then returns the reply.
   */
  check(needs: Need, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/**
 * Checks the declared `config.needs` of each route before the body is read, and again after a body that took long. Fails the start if a route declares none.
 * Install it before the routes.
 */
export function installNeeds<Need extends object>(app: App, rules: NeedsRules<Need>): void {
  const issues: string[] = []
  app.addHook('onRoute', (route) => {
    const issue = issueOf(route, rules)
    if (issue !== undefined) issues.push(`${[route.method].flat()[0]} ${route.url} ${issue}`)
  })
  app.addHook('onReady', async () => {
    if (issues.length > 0) throw new Error(`Routes without a valid declaration:\n  ${issues.join('\n  ')}`)
  })
  app.addHook('onRequest', check)
  app.addHook('preValidation', async (request, reply) =>
    hasLateBody(request) ? check(request, reply) : undefined,
  )

  async function check(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { config } = request.routeOptions
    const needs = config.access === 'open' ? undefined : findNeeds<Need>(config)
    return needs && rules.check(needs, request, reply)
  }
}

function issueOf<Need extends object>(
  route: RouteOptions,
  { example, findIssue }: NeedsRules<Need>,
): string | undefined {
  if (route.config?.needs === ownCredentials) return undefined
  const needs = findNeeds<Need>(route.config)
  return needs
    ? findIssue?.(needs, route)
    : `declares no needs. Add what it requires, such as ${example(route)}.`
}

/** The needs that a route of the service declares. */
export function findNeeds<Need extends object>(config: RouteOptions['config']): Need | undefined {
  const needs = config?.needs
  // The type has the needs of all services, and an app has the routes of one.
  return needs === undefined || needs === ownCredentials ? undefined : (needs as Need)
}
