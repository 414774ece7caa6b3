import type { Transaction } from 'kysely'
import { notAccessible } from '../access/not-accessible.ts'
import { includes, type Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { replaceRoleCheck } from '../access/write-guard.ts'
import { refuseBlocked } from '../accounts/blocked-users.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { refuseRestricted } from './interaction-limits.ts'
import { createAccessFinder } from './repository-roles.ts'
import { writeTo } from './repository-writes.ts'
import { findRepositoryById } from './store/repositories.ts'

/** A user who changes a repository. */
export interface Writer {
  repository: RepositoryRow
  actor: AccountRow
  /** The role in the repository when the request began. */
  role: Role
  /**
   * Throws unless the user still has the role in this transaction, and the repository has the same owner and visibility.
   * Missing for changes by the server itself.
   */
  requireRole?(tx: Transaction<Tables>): Promise<void>
}

/** For routes that require a user. */
export function writerOf({
  repository: { row, role },
  viewer,
}: {
  repository: { row: RepositoryRow; role: Role }
  viewer: Viewer
}): Writer {
  return { repository: row, actor: accountOf(viewer), role, requireRole }

  async function requireRole(tx: Transaction<Tables>): Promise<void> {
    const repository = await findRepositoryById(tx, row.id)
    const current = repository && (await createAccessFinder({ read: tx })(viewer, repository))
    if (!current) throw problem('not_found')
    if (!current.isReached) throw notAccessible(viewer)
    if (!includes(current.role, role)) throw problem(role === 'admin' ? 'needs_admin' : 'forbidden')
    if (repository.is_archived > row.is_archived) throw problem('archived')
    // Events go to the organization and the feeds that the row names.
    if (repository.owner_id !== row.owner_id || repository.visibility !== row.visibility)
      throw problem('conflict', { message: 'The repository was changed concurrently. Try again.' })
    if (!includes(current.role, 'write')) await refuseBlocked(tx, repository, accountOf(viewer))
  }
}

/** As `writeTo`, and checks in the transaction that the user still has the role. */
export function writeAs<Result>(
  context: Pick<Context, 'db' | 'clock'>,
  { repository, actor, role, requireRole }: Writer,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const isChecked = requireRole && replaceRoleCheck(requireRole)
  return writeTo(context, repository.id, async (tx) => {
    if (!isChecked) await requireRole?.(tx)
    if (requireRole && !includes(role, 'write'))
      await refuseRestricted(tx, repository, actor, context.clock.now())
    return work(tx)
  })
}
