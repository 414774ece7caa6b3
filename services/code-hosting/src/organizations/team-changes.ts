import type { components } from '@octokit/openapi-webhooks-types'
import type { TeamRow } from './store/teams.ts'

type Changes = components['schemas']['webhook-team-edited']['changes']

/** The previous values, for the payload of webhooks. */
export function changesOfTeam(before: TeamRow, after: TeamRow): Changes {
  return {
    ...(before.name !== after.name && { name: { from: before.name } }),
    ...(before.description !== after.description && { description: { from: before.description ?? '' } }),
    ...(before.privacy !== after.privacy && { privacy: { from: before.privacy } }),
    ...(before.notifies !== after.notifies && {
      notification_setting: {
        from: before.notifies === 1 ? 'notifications_enabled' : 'notifications_disabled',
      },
    }),
  }
}
