import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import type { Transaction } from 'kysely'
import type { AccountRow } from '../../database/account-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { accountColumns } from './accounts.ts'

/** Returns undefined when the login is taken. Removes a redirect of an older account from that login. */
export async function insertAccount(
  tx: Transaction<Tables>,
  { login, role, plan, nowMs }: { login: string; role: string; plan: string; nowMs: number },
): Promise<AccountRow | undefined> {
  const account = await tx
    .insertInto('octavo_user')
    .values({
      login,
      login_folded: normalizeLogin(login),
      role,
      plan,
      created_at_ms: nowMs,
      suspended_at_ms: null,
    })
    .onConflict((conflict) => conflict.column('login_folded').doNothing())
    .returning(accountColumns)
    .executeTakeFirst()
  if (account) await forgetRedirect(tx, login)
  return account
}

/** Throws when the login is taken. The old login redirects until somebody else takes it. */
export async function renameAccount(
  tx: Transaction<Tables>,
  { id, login: old }: AccountRow,
  login: string,
): Promise<void> {
  await forgetRedirect(tx, login)
  await tx
    .updateTable('octavo_user')
    .set({ login, login_folded: normalizeLogin(login) })
    .where('id', '=', id)
    .execute()
  if (normalizeLogin(old) !== normalizeLogin(login))
    await tx
      .insertInto('account_redirect')
      .values({ login_folded: normalizeLogin(old), account_id: id })
      .onConflict((conflict) => conflict.column('login_folded').doUpdateSet({ account_id: id }))
      .execute()
  await incrementAllVersions(tx)
}

/** Deletes all personal data. Contributions stay and belong to `ghost`. */
export async function anonymiseAccount(tx: Transaction<Tables>, id: number, nowMs: number): Promise<void> {
  const login = `deleted-${id}`
  await tx
    .updateTable('octavo_user')
    .set({ login, login_folded: login, role: 'deleted', suspended_at_ms: nowMs })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('profile').where('account_id', '=', id).execute()
  await tx.deleteFrom('account_redirect').where('account_id', '=', id).execute()
  await tx
    .deleteFrom('follow')
    .where((eb) => eb.or([eb('follower_id', '=', id), eb('followed_id', '=', id)]))
    .execute()
  for (const table of [
    'email',
    'user_key',
    'membership',
    'team_member',
    'team_invitation',
    'collaborator',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute()
  await tx.deleteFrom('organization_invitation').where('invitee_id', '=', id).execute()
  await tx.deleteFrom('invitation').where('invitee_id', '=', id).execute()
  await tx
    .deleteFrom('repository_transfer')
    .where((eb) => eb.or([eb('recipient_id', '=', id), eb('initiator_id', '=', id)]))
    .execute()
  await incrementAllVersions(tx)
}

async function forgetRedirect(tx: Transaction<Tables>, login: string): Promise<void> {
  await tx.deleteFrom('account_redirect').where('login_folded', '=', normalizeLogin(login)).execute()
}

/**
 * The login is part of cached responses of any repository, so all versions change. Renames are rare enough for
 * that.
 */
async function incrementAllVersions(tx: Transaction<Tables>): Promise<void> {
  await tx
    .updateTable('repository')
    .set((eb) => ({
      version: eb('version', '+', 1),
      issues_version: eb('issues_version', '+', 1),
      git_version: eb('git_version', '+', 1),
    }))
    .execute()
}
