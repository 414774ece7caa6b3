import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createEventRetention } from './event-retention.ts'
import { createFeeds } from './feeds.ts'
import { createHookDeliveries } from './hook-deliveries.ts'
import { createHookTests } from './hook-tests.ts'
import { createHooks } from './hooks.ts'
import { eventRoutes } from './routes/events.ts'
import { hookDeliveryRoutes } from './routes/hook-deliveries.ts'
import { hookRoutes } from './routes/hooks.ts'

export function setUpActivity(context: Context): Subject {
  const hooks = createHooks(context)
  return {
    routes: [
      hookRoutes(hooks),
      hookDeliveryRoutes(hooks, createHookDeliveries(context), createHookTests(context)),
      eventRoutes(createFeeds(context)),
    ],
    jobs: createEventRetention(context),
  }
}
