import type { Database } from '@octavo/platform/data/database.ts'
import { readOrganizationSettings } from '../accounts/organization-settings.ts'
import { findProfileById } from '../accounts/store/accounts.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { findPermissionsOfBot } from './store/installed-repositories.ts'
import { findMembership } from './store/repository-roles.ts'

export type RequireMayOwn = (
  actor: AccountRow,
  owner: AccountRow,
  visibility: RepositoryRow['visibility'],
) => Promise<void>

/**
 * Whether a user may create a repository in an account: their own, or an organization that allows it. Bots need the
 * permission of their app.
 */
export function createOwnerCheck({ read }: Pick<Database<Tables>, 'read'>): RequireMayOwn {
  return async (actor, owner, visibility) => {
    if (owner.id === actor.id) return
    if (actor.role === 'bot') {
      const permissions = await findPermissionsOfBot(read, owner.id, actor.id)
      if (owner.role !== 'organization' || permissions?.administration !== 'write') throw ownerForbidden()
      return
    }
    const profile = owner.role === 'organization' ? await findProfileById(read, owner.id) : undefined
    const membership = profile && (await findMembership(read, owner.id, actor.id))
    if (!profile || membership?.state !== 'active') throw ownerForbidden()
    if (membership.role === 'admin') return
    const settings = readOrganizationSettings(profile)
    const isAllowed =
      settings.members_can_create_repositories && settings[`members_can_create_${visibility}_repositories`]
    if (!isAllowed) throw ownerForbidden()
  }
}

function ownerForbidden() {
  return problem('forbidden', {
    message: 'You need admin access to the organization before adding a repository to it.',
  })
}
