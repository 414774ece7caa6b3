import type { Auth } from '@octavo/platform/auth/auth.ts'
import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import type { Transaction } from 'kysely'
import type { AccountRow } from '../../database/account-rows.ts'
import type { Tables } from '../../database/tables.ts'

/** Returns undefined when the login is taken. Removes a redirect of an older account from that login. */
export async function insertAccount(
  tx: Transaction<Tables>,
  { users }: Pick<Auth, 'users'>,
  account: { login: string; role: string; plan: string },
): Promise<AccountRow | undefined> {
  const user = await users.create(tx, account)
  if (!user) return undefined
  await forgetRedirect(tx, account.login)
  return { id: user.id, login: user.login, role: user.role }
}

/** Throws when the login is taken. The old login redirects until another account takes it. */
export async function renameAccount(
  tx: Transaction<Tables>,
  { users }: Pick<Auth, 'users'>,
  { id, login: old }: AccountRow,
  login: string,
): Promise<void> {
  await forgetRedirect(tx, login)
  await users.update(tx, id, { login })
  if (normalizeLogin(old) !== normalizeLogin(login))
    await tx
      .insertInto('account_redirect')
      .values({ login_folded: normalizeLogin(old), account_id: id })
      .onConflict((conflict) => conflict.column('login_folded').doUpdateSet({ account_id: id }))
      .execute()
  await incrementAllVersions(tx)
}

/** Deletes all personal data. Contributions stay and belong to `ghost`. */
export async function anonymizeAccount(
  tx: Transaction<Tables>,
  { users }: Pick<Auth, 'users'>,
  id: number,
): Promise<void> {
  await users.update(tx, id, { login: `deleted-${id}`, role: 'deleted', suspended: true })
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
    'organization_role_user',
    'collaborator',
    'gpg_key',
    'social_account',
    'notification',
    'thread_subscription',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute()
  await tx
    .deleteFrom('user_block')
    .where((eb) => eb.or([eb('owner_id', '=', id), eb('user_id', '=', id)]))
    .execute()
  await deleteStars(tx, id)
  await deleteSubscriptions(tx, id)
  await tx.deleteFrom('organization_invitation').where('invitee_id', '=', id).execute()
  await tx.deleteFrom('invitation').where('invitee_id', '=', id).execute()
  await tx
    .deleteFrom('repository_transfer')
    .where((eb) => eb.or([eb('recipient_id', '=', id), eb('initiator_id', '=', id)]))
    .execute()
  await incrementAllVersions(tx)
}

async function deleteStars(tx: Transaction<Tables>, userId: number): Promise<void> {
  await tx
    .updateTable('repository')
    .set((eb) => ({ stars: eb('stars', '-', 1) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('star').where('user_id', '=', userId).select('star.repository_id'),
    )
    .execute()
  await tx.deleteFrom('star').where('user_id', '=', userId).execute()
}

async function deleteSubscriptions(tx: Transaction<Tables>, userId: number): Promise<void> {
  await tx
    .updateTable('repository')
    .set((eb) => ({ watchers: eb('watchers', '-', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('subscription')
        .where('user_id', '=', userId)
        .where('is_ignored', '=', 0)
        .select('subscription.repository_id'),
    )
    .execute()
  await tx.deleteFrom('subscription').where('user_id', '=', userId).execute()
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
