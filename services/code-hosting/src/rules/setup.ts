import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createProtections } from './protections.ts'
import { organizationRulesetRoutes } from './routes/organization-rulesets.ts'
import { protectionRoutes } from './routes/protections.ts'
import { pushRestrictionRoutes } from './routes/push-restrictions.ts'
import { ruleSuiteRoutes } from './routes/rule-suites.ts'
import { rulesetHistoryRoutes } from './routes/ruleset-history.ts'
import { rulesetRoutes } from './routes/rulesets.ts'
import { statusCheckProtectionRoutes } from './routes/status-check-protections.ts'
import { createRulesets } from './rulesets.ts'

export function setUpRules(context: Context): Subject {
  const protections = createProtections(context)
  const rulesets = createRulesets(context)
  return {
    routes: [
      protectionRoutes(context, protections),
      statusCheckProtectionRoutes(context, protections),
      pushRestrictionRoutes(context, protections),
      rulesetRoutes(context, rulesets),
      organizationRulesetRoutes(context, rulesets),
      rulesetHistoryRoutes(context),
      ruleSuiteRoutes(context),
    ],
  }
}
