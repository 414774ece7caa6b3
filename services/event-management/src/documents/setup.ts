import type { Context, Part } from '../context.ts'
import { checkoutSettingsRoutes } from '../events/routes/checkout-settings.ts'
import { createDelivery } from '../mail/delivery.ts'
import { mailRoutes } from '../mail/routes.ts'
import { createMailJob } from '../mail/sending.ts'
import { openSales } from '../orders/sales.ts'
import { dropOldMailQuotas } from '../outbox/mail-limits.ts'
import { mailJob } from '../outbox/outbox.ts'
import { paymentJobs } from '../payments/payment-jobs.ts'
import { paymentOptionRoutes } from '../payments/routes/payment-options.ts'
import { stripeWebhookRoutes } from '../payments/routes/stripe-webhook.ts'
import { calendarRoutes } from './routes/calendars.ts'
import { ticketDocumentRoutes } from './routes/ticket-documents.ts'

/** What people get into their hands: tickets, calendars and mails, and how they pay for it. */
export function openDocumentParts(context: Context): Part {
  const { smtpUrl } = context.config
  const delivery = smtpUrl ? createDelivery(context.config) : undefined
  const { payments } = openSales(context)
  return {
    routes: [
      calendarRoutes(context),
      ticketDocumentRoutes(context),
      mailRoutes(context),
      paymentOptionRoutes(context),
      checkoutSettingsRoutes(context),
      stripeWebhookRoutes(context),
    ],
    jobs: {
      [mailJob]: createMailJob(context, delivery),
      'delete old mail quotas': { everyMs: 3_600_000, run: () => dropOldMailQuotas(context) },
      ...paymentJobs(context, payments),
    },
    async close() {
      delivery?.close()
    },
  }
}
