import type { Need } from '../access/needs.ts'

export const readAdministration: Need = { permission: 'administration', role: 'admin' }
export const writeAdministration: Need = { permission: 'administration', level: 'write', role: 'admin' }

/** Rulesets are visible to all who can see the repository, except for their bypass lists. */
export const readRules: Need = { permission: 'metadata' }

export const writeOrganizationRules: Need = {
  permission: 'organization_administration',
  level: 'write',
  scopes: ['admin:org'],
  organization: 'owner',
}
export const readOrganizationRules: Need = {
  permission: 'organization_administration',
  scopes: ['read:org'],
  organization: 'owner',
}
