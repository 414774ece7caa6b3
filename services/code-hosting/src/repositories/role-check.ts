import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { includes } from '../access/roles.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { createRoleFinder } from './repository-roles.ts'
import { findRepositoryById } from './store/repositories.ts'

/** A user who changes a repository. */
export interface Writer {
  repository: RepositoryRow
  actor: AccountRow
  /**
   * Throws unless the user still has the role that the request was granted, as of the transaction. Absent where the server
   * itself makes the change.
   */
  requireRole?(tx: Transaction<Tables>): Promise<void>
}

/** For routes that require a user. */
export function writerOf({ repository: { row, role }, viewer }: FastifyRequest): Writer {
  return { repository: row, actor: accountOf(viewer), requireRole }

  async function requireRole(tx: Transaction<Tables>): Promise<void> {
    const repository = await findRepositoryById(tx, row.id)
    const current = repository && (await createRoleFinder({ read: tx })(viewer, repository))
    if (!current) throw problem('not_found')
    if (!includes(current, role)) throw problem('forbidden')
  }
}
