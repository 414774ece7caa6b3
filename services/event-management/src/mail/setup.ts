import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { dropOldMailQuotas } from '../outbox/mail-limits.ts'
import { mailJob } from '../outbox/outbox.ts'
import { createDelivery } from './delivery.ts'
import { mailRoutes } from './routes.ts'
import { createMailJob } from './sending.ts'

export function setUpMail(context: Context): Subject {
  const delivery = context.config.smtpUrl ? createDelivery(context.config) : undefined
  return {
    routes: [mailRoutes(context)],
    jobs: {
      [mailJob]: createMailJob(context, delivery),
      'delete old mail quotas': { everyMs: 3_600_000, run: () => dropOldMailQuotas(context) },
    },
    async close() {
      delivery?.close()
    },
  }
}
