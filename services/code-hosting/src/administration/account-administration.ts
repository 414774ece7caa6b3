import type { UserChange } from '@octavo/platform/auth/auth.ts'
import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import { findLoginIssue } from '../access/logins.ts'
import { newClassicSecret } from '../access/secrets.ts'
import { impersonation } from '../access/token-kinds.ts'
import { isEmail } from '../accounts/emails.ts'
import { anonymizeAccount, insertAccount, renameAccount } from '../accounts/store/account-changes.ts'
import { findAccount, findProfileById } from '../accounts/store/accounts.ts'
import { insertEmail } from '../accounts/store/emails.ts'
import { putImpersonation } from '../accounts/store/impersonations.ts'
import { changeProfile } from '../accounts/store/profiles.ts'
import { createInstallations } from '../apps/installations.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import { createAccountGists } from '../gists/account-gists.ts'
import { insertDefaultIssueTypes } from '../issues/store/issue-types.ts'
import { createOrganizationEvents } from '../organizations/organization-events.ts'
import { isOnlyOwner, putMembership } from '../organizations/store/memberships.ts'
import { followLostAccess } from '../repositories/lost-forks.ts'

/** Creates, renames, suspends and deletes accounts, for site administrators. */
export function createAccountAdministration(context: Context) {
  const { db, auth, clock, ids, activity, audit } = context
  const gists = createAccountGists(context)
  const installations = createInstallations(context)
  const emit = createOrganizationEvents(activity)

  /** Changes the user and records it in one transaction. */
  function change(action: string, actor: AccountRow, user: AccountRow, changes: UserChange): Promise<void> {
    return db.write(async (tx) => {
      await auth.users.update(tx, user.id, changes)
      await audit.record(tx, { action, actor, user })
    })
  }

  return {
    async createUser(
      actor: AccountRow,
      { login, email }: { login: string; email?: string | undefined },
    ): Promise<AccountRow> {
      requireLogin('User', login)
      if (email !== undefined && !isEmail(email))
        throw validationFailed({ resource: 'User', field: 'email', code: 'invalid' })
      return db.write(async (tx) => {
        const user = await insertAccount(tx, auth, { login, role: 'user', plan: 'user' })
        if (!user) throw loginTaken('User')
        const address = email?.toLowerCase()
        const row = address && { user_id: user.id, address, is_primary: 1, is_public: 0 }
        if (row && !(await insertEmail(tx, row)))
          throw validationFailed({ resource: 'User', field: 'email', code: 'already_exists' })
        await audit.record(tx, { action: 'user.create', actor, user })
        return user
      })
    },

    async createOrganization(
      actor: AccountRow,
      input: { login: string; admin: string; profileName?: string | undefined },
    ): Promise<ProfileRow> {
      const { login, admin, profileName } = input
      requireLogin('Organization', login)
      return db.write(async (tx) => {
        const owner = await findAccount(tx, admin)
        if (!owner || owner.role === 'organization' || owner.role === 'deleted')
          throw validationFailed({ resource: 'Organization', field: 'admin', code: 'invalid' })
        const nowMs = clock.now()
        const organization = await insertAccount(tx, auth, { login, role: 'organization', plan: 'user' })
        if (!organization) throw loginTaken('Organization')
        await changeProfile(tx, organization.id, { name: profileName ?? null }, nowMs)
        await putMembership(tx, {
          organization_id: organization.id,
          user_id: owner.id,
          role: 'admin',
          state: 'active',
          is_public: 0,
          created_at_ms: nowMs,
        })
        await insertDefaultIssueTypes(tx, organization.id, nowMs)
        const row = await findProfileById(tx, organization.id)
        if (!row) throw new Error('The organization was deleted concurrently')
        await audit.record(tx, { action: 'org.create', actor, organization: row, user: owner })
        return row
      })
    },

    async rename(account: AccountRow, login: string, actor: AccountRow): Promise<void> {
      const isOrganization = account.role === 'organization'
      const resource = isOrganization ? 'Organization' : 'User'
      requireLogin(resource, login)
      const renaming = db.write(async (tx) => {
        await renameAccount(tx, auth, account, login)
        const organization = isOrganization ? await findProfileById(tx, account.id) : undefined
        if (organization) await emit.renamed(tx, { actor, organization, from: account.login })
        else
          await audit.record(tx, {
            action: 'user.rename',
            actor,
            user: { ...account, login },
            data: { old_login: account.login },
          })
      })
      await renaming.catch((error) => {
        throw isUniqueViolation(error) ? loginTaken(resource) : error
      })
    },

    /** The only owner of an organization cannot be deleted. */
    async deleteUser(actor: AccountRow, user: AccountRow): Promise<void> {
      await db.write(async (tx) => {
        if (await isOnlyOwner(tx, user.id)) throw problem('last_owner')
        await installations.removeAll(tx, actor, user.id)
        await anonymizeAccount(tx, auth, user.id)
        await gists.remove(tx, user.id)
        await auth.revokeTokensIn(tx, { userId: user.id })
        await followLostAccess(context, tx, actor, { userId: user.id })
        await audit.record(tx, { action: 'user.delete', actor, user })
      })
    },

    setSuspended: (actor: AccountRow, user: AccountRow, suspended: boolean) =>
      change(suspended ? 'user.suspend' : 'user.unsuspend', actor, user, { suspended }),

    setSiteAdmin: (actor: AccountRow, user: AccountRow, isSiteAdmin: boolean) =>
      change(isSiteAdmin ? 'user.promote' : 'user.demote', actor, user, {
        role: isSiteAdmin ? 'site_admin' : 'user',
      }),

    /** One token at a time, because its secret cannot be shown again. */
    impersonate: (actor: AccountRow, user: AccountRow, scopes: readonly string[]) =>
      db.write(async (tx) => {
        await auth.revokeTokensIn(tx, { userId: user.id, kind: impersonation })
        await putImpersonation(tx, { userId: user.id, administratorId: actor.id })
        await audit.record(tx, { action: 'staff.fake_login', actor, user, data: { scopes } })
        const label = 'Impersonation by a site administrator'
        const secret = newClassicSecret(ids)
        return auth.issueTokenIn(tx, {
          userId: user.id,
          kind: impersonation,
          plan: 'user',
          scopes,
          label,
          secret,
        })
      }),

    endImpersonation: (actor: AccountRow, user: AccountRow): Promise<void> =>
      db.write(async (tx) => {
        const revoked = await auth.revokeTokensIn(tx, { userId: user.id, kind: impersonation })
        if (revoked.length === 0) throw problem('not_found')
        await audit.record(tx, { action: 'staff.exit_fake_login', actor, user })
      }),
  }
}

export type AccountAdministration = ReturnType<typeof createAccountAdministration>

function requireLogin(resource: string, login: string): void {
  const issue = findLoginIssue(login)
  if (!issue) return
  const message =
    issue === 'reserved'
      ? `Login '${login}' is a reserved word`
      : 'Login may only contain alphanumeric characters or single hyphens, and cannot begin or end with a hyphen'
  throw validationFailed({ resource, field: 'login', code: 'custom', message })
}

function loginTaken(resource: string) {
  const message = 'Login is already taken'
  return validationFailed({ resource, field: 'login', code: 'already_exists', message })
}
