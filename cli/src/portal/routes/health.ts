import type { Metrics } from '@octavo/platform/metrics.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { isHealthy, type ServedServices } from '../served-services.ts'

export const healthRoutes =
  (services: ServedServices, metrics: Metrics): Routes =>
  (app) => {
    const openAccess = { config: { access: 'open' } } as const

    app.get('/healthz', openAccess, () => ({ status: 'alive' }))

    app.get('/readyz', openAccess, async (_request, reply) => {
      const checks = await Promise.all(
        services.list().map(async (service) => [service.running.name, await isHealthy(service)]),
      )
      const isReady = services.isOpen() && checks.every(([, healthy]) => healthy)
      return reply
        .code(isReady ? 200 : 503)
        .send({ status: isReady ? 'ready' : 'not ready', services: Object.fromEntries(checks) })
    })

    app.get('/metrics', openAccess, (_request, reply) =>
      reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.render()),
    )
  }
