import type { Transaction } from 'kysely'
import { findProfileById } from '../accounts/store/accounts.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { createRoleFinder } from './repository-roles.ts'
import { findPermissionsOfBots } from './store/installed-repositories.ts'
import { findRepositoryById } from './store/repositories.ts'

/**
 * Whether the user or bot administers the repository in this transaction, which may begin long after the request did.
 * Bots need the permission of their app.
 */
export async function isAdministrator(
  tx: Transaction<Tables>,
  userId: number,
  repository: RepositoryRow,
): Promise<boolean> {
  const account = await findProfileById(tx, userId)
  if (!account || account.suspended_at_ms !== null) return false
  if (account.role === 'bot') {
    const permissions = await findPermissionsOfBots(tx, repository, [userId])
    return permissions.get(userId)?.administration === 'write'
  }
  const role = await createRoleFinder({ read: tx })(viewerOfAccount(account), repository)
  return role === 'admin'
}

/** Loads the repository in the transaction, and requires that the user administers it. */
export async function getAdministered(
  tx: Transaction<Tables>,
  repositoryId: number,
  userId: number,
): Promise<RepositoryRow> {
  const repository = await findRepositoryById(tx, repositoryId)
  if (!repository) throw problem('not_found')
  if (await isAdministrator(tx, userId, repository)) return repository
  throw problem('needs_admin')
}
