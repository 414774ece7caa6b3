import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createAuditLog } from './audit-log.ts'
import { createAuditRetention } from './audit-retention.ts'
import { createAuditObserver } from './observed-events.ts'
import { auditLogRoutes } from './routes/audit-log.ts'

export function setUpAudit(context: Context): Subject {
  const { activity, audit } = context
  activity.observe(createAuditObserver(audit))
  return {
    routes: [auditLogRoutes(createAuditLog(context))],
    jobs: createAuditRetention(context),
    close: () => audit.flush(),
  }
}
