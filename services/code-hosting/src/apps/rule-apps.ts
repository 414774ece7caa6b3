import type { RuleApps } from '../rules/rule-apps.ts'
import { presentApp } from './present/apps.ts'
import { findApps } from './store/apps.ts'

/** The apps that branch protection names. */
export const ruleApps: RuleApps = {
  async load(db, ids) {
    const apps = await findApps(db, ids)
    return new Map([...apps].map(([id, app]) => [id, (addresses) => presentApp(app, addresses)]))
  },
}
