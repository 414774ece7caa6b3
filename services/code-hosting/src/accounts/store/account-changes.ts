import type { Auth } from '@octavo/platform/auth/auth.ts'
import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import type { Transaction } from 'kysely'
import type { AccountRow } from '../../database/account-rows.ts'
import type { Tables } from '../../database/tables.ts'

/** Undefined when the login is taken. What an older account redirected from there is forgotten. */
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

/** Fails when the login is taken. Repositories are found under the old login until somebody takes it. */
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
  await raiseEverything(tx)
}

/** Nothing is left that tells who it was; what they made stays, and is somebody's who is gone. */
export async function anonymiseAccount(
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
    'collaborator',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute()
  await tx.deleteFrom('organization_invitation').where('invitee_id', '=', id).execute()
  await tx.deleteFrom('invitation').where('invitee_id', '=', id).execute()
  await tx
    .deleteFrom('repository_transfer')
    .where((eb) => eb.or([eb('recipient_id', '=', id), eb('initiator_id', '=', id)]))
    .execute()
  await raiseEverything(tx)
}

async function forgetRedirect(tx: Transaction<Tables>, login: string): Promise<void> {
  await tx.deleteFrom('account_redirect').where('login_folded', '=', normalizeLogin(login)).execute()
}

/** A login stands in answers of any repository; so rare a change may cost a pass through all. */
async function raiseEverything(tx: Transaction<Tables>): Promise<void> {
  await tx
    .updateTable('repository')
    .set((eb) => ({
      version: eb('version', '+', 1),
      issues_version: eb('issues_version', '+', 1),
      git_version: eb('git_version', '+', 1),
    }))
    .execute()
}
