import { isEmail } from '../accounts/emails.ts'
import { changedSettings, type OrganizationSettings } from '../accounts/organization-settings.ts'
import { refuseLong, withoutBlanks } from '../accounts/profiles.ts'
import { findProfileById } from '../accounts/store/accounts.ts'
import { type AccountCounts, changeProfile, countOfAccount } from '../accounts/store/profiles.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import { type FieldError, problem, validationFailed } from '../errors.ts'
import { followLostAccess } from '../repositories/lost-forks.ts'

export interface OrganizationUpdate extends Partial<OrganizationSettings> {
  name?: string | null
  company?: string | null
  email?: string | null
  location?: string | null
  twitter_username?: string | null
  blog?: string | null
  description?: string | null
}

export function createOrganizations({
  db,
  clock,
  audit,
  jobs,
}: Pick<Context, 'db' | 'clock' | 'audit' | 'jobs'>) {
  return {
    async get(id: number): Promise<{ row: ProfileRow; counts: AccountCounts }> {
      const row = await findProfileById(db.read, id)
      if (!row) throw problem('not_found')
      return { row, counts: await countOfAccount(db.read, id) }
    },

    async change(actor: AccountRow, id: number, update: OrganizationUpdate): Promise<void> {
      const { name, company, email, location, twitter_username, blog, description, ...settings } = update
      for (const [field, address] of Object.entries({ email, billing_email: settings.billing_email }))
        if (address && !isEmail(address)) throw invalidField(field)
      const texts = { name, company, email, location, twitter_username, blog, bio: description }
      const changed = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
      refuseLong(changed)
      await db.write(async (tx) => {
        const before = await findProfileById(tx, id)
        if (!before) throw problem('not_found')
        const change = { ...withoutBlanks(changed), settings: changedSettings(before, settings) }
        await changeProfile(tx, id, change, clock.now())
        for (const [action, fields] of Object.entries(Object.groupBy(Object.keys(update), actionOf)))
          await audit.record(tx, { action, actor, organization: before, data: { fields } })
        if (settings.default_repository_permission !== undefined)
          await followLostAccess({ jobs }, tx, actor, { organizationId: id })
      })
    },
  }
}

export type Organizations = ReturnType<typeof createOrganizations>

function actionOf(field: string): string {
  if (field === 'default_repository_permission') return 'org.update_default_repository_permission'
  const isCreation = /^members_can_create_.*repositories$/.test(field)
  return isCreation ? 'org.update_member_repository_creation_permission' : 'org.update'
}

function invalidField(field: string) {
  const error: FieldError = { resource: 'Organization', field, code: 'invalid' }
  return validationFailed(error)
}
