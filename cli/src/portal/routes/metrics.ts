import type { Routes } from '@octavo/platform/service.ts'
import type { History } from '../history.ts'
import type { ServedServices } from '../served-services.ts'

export const metricsRoutes =
  (services: ServedServices, history: History): Routes =>
  (app) => {
    app.get('/api/metrics', () => ({
      intervalMs: history.intervalMs,
      services: Object.fromEntries(
        services.list().map(({ running: { name } }) => [name, history.servicePoints(name)]),
      ),
      process: history.processPoints(),
    }))
  }
