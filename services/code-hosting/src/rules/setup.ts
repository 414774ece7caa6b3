import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createProtections } from './protections.ts'
import { protectionRoutes } from './routes/protections.ts'
import { pushRestrictionRoutes } from './routes/push-restrictions.ts'
import { statusCheckProtectionRoutes } from './routes/status-check-protections.ts'

export function setUpRules(context: Context): Subject {
  const protections = createProtections(context)
  return {
    routes: [
      protectionRoutes(context, protections),
      statusCheckProtectionRoutes(context, protections),
      pushRestrictionRoutes(context, protections),
    ],
  }
}
