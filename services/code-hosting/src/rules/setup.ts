import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createProtections } from './protections.ts'
import { organizationRulesetRoutes } from './routes/organization-rulesets.ts'
import { createPresenterOf, protectionRoutes } from './routes/protections.ts'
import { pushRestrictionRoutes } from './routes/push-restrictions.ts'
import { ruleSuiteRoutes } from './routes/rule-suites.ts'
import { rulesetHistoryRoutes } from './routes/ruleset-history.ts'
import { rulesetRoutes } from './routes/rulesets.ts'
import { statusCheckProtectionRoutes } from './routes/status-check-protections.ts'
import type { RuleApps } from './rule-apps.ts'
import { ruleSuiteJobs } from './rule-suite-retention.ts'
import { createRulesets } from './rulesets.ts'

export function setUpRules(context: Context, apps: RuleApps): Subject {
  const protections = createProtections(context)
  const rulesets = createRulesets(context)
  const presenterOf = createPresenterOf(context, apps)
  return {
    jobs: ruleSuiteJobs(context),
    routes: [
      protectionRoutes(presenterOf, protections),
      statusCheckProtectionRoutes(presenterOf, protections),
      pushRestrictionRoutes(presenterOf, protections),
      rulesetRoutes(context, rulesets),
      organizationRulesetRoutes(context, rulesets),
      rulesetHistoryRoutes(context),
      ruleSuiteRoutes(context),
    ],
  }
}
