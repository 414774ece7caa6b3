import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { paymentJobs } from './payment-jobs.ts'
import type { Payments } from './payments.ts'
import { paymentOptionRoutes } from './routes/payment-options.ts'
import { stripeWebhookRoutes } from './routes/stripe-webhook.ts'

export function setUpPayments(context: Context, payments: Payments): Subject {
  return {
    routes: [paymentOptionRoutes(context), stripeWebhookRoutes(context)],
    jobs: paymentJobs(context, payments),
  }
}
