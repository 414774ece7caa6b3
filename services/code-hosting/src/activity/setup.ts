import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { Hosting } from '../context/hosting.ts'
import { createEventRetention } from './event-retention.ts'
import { createFeeds } from './feeds.ts'
import { createHookDeliveries } from './hook-deliveries.ts'
import { createHookTests } from './hook-tests.ts'
import { createHooks } from './hooks.ts'
import { eventRoutes } from './routes/events.ts'
import { hookDeliveryRoutes } from './routes/hook-deliveries.ts'
import { hookRoutes } from './routes/hooks.ts'

/** What tells others of what happens: webhooks, and the feeds of events. */
export function openActivityParts(hosting: Hosting): { routes: Routes[]; jobs: JobHandlers } {
  const hooks = createHooks(hosting)
  return {
    routes: [
      hookRoutes(hooks),
      hookDeliveryRoutes(hooks, createHookDeliveries(hosting), createHookTests(hosting)),
      eventRoutes(createFeeds(hosting)),
    ],
    jobs: { ...hosting.webhooks.handlers, ...createEventRetention(hosting) },
  }
}
