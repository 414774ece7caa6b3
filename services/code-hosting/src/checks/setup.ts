import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createAutomaticSuites } from './automatic-suites.ts'
import { createCheckEvents } from './check-events.ts'
import { createChecks } from './checks.ts'
import { checkRunRoutes } from './routes/check-runs.ts'
import { checkSuiteRoutes } from './routes/check-suites.ts'

export function setUpChecks(context: Context): Subject {
  const events = createCheckEvents(context)
  const checks = createChecks(context, events)
  context.activity.observeLast(createAutomaticSuites(context, events))
  return { routes: [checkRunRoutes(context, checks), checkSuiteRoutes(context, checks)] }
}
