import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { webhookDeliveryRoutes } from './routes/webhook-deliveries.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { createSubscriptions } from './subscriptions.ts'

export function setUpWebhooks(context: Context): Subject {
  const subscriptions = createSubscriptions(context)
  return {
    routes: [webhookRoutes(context, subscriptions), webhookDeliveryRoutes(context, subscriptions)],
  }
}
