import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { expireDueOrders } from './expire-orders.ts'
import { refundEventJobs } from './refund-event.ts'
import { refundPaymentJobs } from './refund-payment.ts'
import { attendeeRoutes } from './routes/attendees.ts'
import { inventoryRoutes } from './routes/inventory.ts'
import { orderSettingsRoutes } from './routes/order-settings.ts'
import { orderStepRoutes } from './routes/order-steps.ts'
import { orderRoutes } from './routes/orders.ts'
import { refundRequestRoutes } from './routes/refund-requests.ts'
import type { Sales } from './sales.ts'
import { salesChangedJobs } from './sales-changed.ts'
import { shortenDeadlinesJobs } from './shorten-deadlines.ts'
import { dropOldKeys } from './store/idempotency-keys.ts'

export function setUpOrders(context: Context, sales: Sales): Subject {
  return {
    routes: [
      orderRoutes(sales),
      orderStepRoutes(sales),
      refundRequestRoutes(sales),
      orderSettingsRoutes(context),
      attendeeRoutes(context),
      inventoryRoutes(context),
    ],
    jobs: {
      ...sweeping(sales),
      ...salesChangedJobs(context),
      ...refundPaymentJobs(sales.context, sales.payments),
      ...refundEventJobs(sales),
      ...shortenDeadlinesJobs(context),
    },
  }
}

function sweeping(sales: Sales): JobHandlers {
  const { db, clock } = sales.context
  return {
    'end lapsed orders': {
      everyMs: 30_000,
      run: (_payload, { signal }) => expireDueOrders(sales, signal),
    },
    'drop old idempotency keys': {
      everyMs: hourMs,
      async run() {
        await db.write((tx) => dropOldKeys(tx, clock.now() - 24 * hourMs))
      },
    },
  }
}

const hourMs = 3_600_000
