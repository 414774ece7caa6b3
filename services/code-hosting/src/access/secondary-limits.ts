import type { App } from '@octavo/platform/http/app.ts'
import type { Window } from '@octavo/platform/limits/limits.ts'
import type { FastifyRequest } from 'fastify'
import type { BaseContext } from '../context.ts'
import { problem } from '../errors.ts'

const maxConcurrent = 100
const points: readonly Window[] = [{ name: 'points', unit: 'minute', max: 900, starts: 'first-use' }]
const creations: readonly Window[] = [
  { name: 'creations', unit: 'minute', max: 80, starts: 'first-use' },
  { name: 'creations-hourly', unit: 'hour', max: 500, starts: 'first-use' },
]
const readingCosts = 1
const writingCosts = 5
/** The `Retry-After` of a refused request. */
const pauseMs = 1000

/** Limits bursts of callers who are within their hourly limit. */
export function installSecondaryLimits(app: App, { limits }: Pick<BaseContext, 'limits'>): void {
  const inProgress = new Map<string, number>()

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.access !== undefined) return
    const caller = callerOf(request)
    const count = inProgress.get(caller) ?? 0
    // Concurrency is counted per process, so several machines allow slightly more.
    if (count >= maxConcurrent) throw secondaryLimit(pauseMs)
    inProgress.set(caller, count + 1)
    reply.raw.once('close', () => leave(caller))
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const cost = isReading ? readingCosts : writingCosts
    await take(`points ${caller} ${request.routeOptions.url}`, points, cost)
    if (request.method === 'POST') await take(`creations ${caller}`, creations, 1)
  })

  async function take(subject: string, windows: readonly Window[], cost: number): Promise<void> {
    const { granted, retryAfterMs } = await limits.take(subject, windows, cost)
    if (!granted) throw secondaryLimit(retryAfterMs)
  }

  function leave(caller: string): void {
    const remaining = (inProgress.get(caller) ?? 1) - 1
    if (remaining > 0) inProgress.set(caller, remaining)
    else inProgress.delete(caller)
  }
}

function callerOf({ caller, ip }: FastifyRequest): string {
  return caller.user ? `user:${caller.user.id}` : `address:${ip}`
}

function secondaryLimit(retryAfterMs: number) {
  return problem('secondary_limit', { retryAfterMs: Math.max(1000, retryAfterMs) })
}
