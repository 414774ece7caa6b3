import type { Need } from '../access/needs.ts'

export const viewing: Need = { permission: 'administration', role: 'admin' }
export const administering: Need = { permission: 'administration', level: 'write', role: 'admin' }

/** Rulesets, except for who may bypass them, are visible to everybody who can see the repository. */
export const reading: Need = { permission: 'metadata' }

export const owning: Need = {
  permission: 'organization_administration',
  level: 'write',
  scopes: ['admin:org'],
  organization: 'owner',
}
export const inspecting: Need = {
  permission: 'organization_administration',
  scopes: ['read:org'],
  organization: 'owner',
}
