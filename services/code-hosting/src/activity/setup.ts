import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import { createEventRetention } from './event-retention.ts'
import { createFeeds } from './feeds.ts'
import { createHookDeliveries } from './hook-deliveries.ts'
import { createHookTests } from './hook-tests.ts'
import { createHooks } from './hooks.ts'
import { eventRoutes } from './routes/events.ts'
import { hookDeliveryRoutes } from './routes/hook-deliveries.ts'
import { hookRoutes } from './routes/hooks.ts'

export function setUpActivity(hosting: Hosting): Subject {
  const hooks = createHooks(hosting)
  return {
    routes: [
      hookRoutes(hooks),
      hookDeliveryRoutes(hooks, createHookDeliveries(hosting), createHookTests(hosting)),
      eventRoutes(createFeeds(hosting)),
    ],
    jobs: createEventRetention(hosting),
  }
}
