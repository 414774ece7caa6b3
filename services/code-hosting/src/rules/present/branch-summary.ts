import type { ProtectionRow } from '../store/protections.ts'

/** The protection of a branch as shown to all who can see the branch. */
export function presentProtectionSummary(row: ProtectionRow | undefined) {
  const { requiredChecks = null, enforcesAdmins = false } = row?.protection ?? {}
  const checks = requiredChecks?.checks ?? []
  return {
    enabled: row !== undefined,
    required_status_checks: {
      enforcement_level: requiredChecks ? (enforcesAdmins ? 'everyone' : 'non_admins') : 'off',
      contexts: checks.map(({ context }) => context),
      checks: checks.map(({ context, appId }) => ({ context, app_id: appId })),
    },
  }
}
