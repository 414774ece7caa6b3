import type { Transaction } from 'kysely'
import { findProfileById } from '../accounts/store/accounts.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { createRoleFinder } from './repository-roles.ts'
import { findRepositoryById } from './store/repositories.ts'

/** Whether the user administers the repository in this transaction, which may begin long after the request did. */
export async function isAdministrator(
  tx: Transaction<Tables>,
  userId: number,
  repository: RepositoryRow,
): Promise<boolean> {
  const account = await findProfileById(tx, userId)
  if (!account || account.suspended_at_ms !== null) return false
  const role = await createRoleFinder({ read: tx })(viewerOfAccount(account), repository)
  return role === 'admin'
}

/** The repository as it is committed, if the user administers it. */
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
