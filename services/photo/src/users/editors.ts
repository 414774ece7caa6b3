import type { Caller } from '@octavo/platform/auth/auth.ts'
import { findRole } from '@octavo/platform/auth/current-caller.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'

/**
 * Editors and administrators curate, and change photos of others. Call it in the transaction that commits, because the
 * role may have been removed since the request was authenticated.
 */
export async function requireEditor(db: Kysely<Tables>, { user }: Caller): Promise<void> {
  const role = user ? await findRole(db, user.id) : undefined
  if (role !== 'editor' && role !== 'admin') throw problem('forbidden')
}
