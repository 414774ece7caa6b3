import type { Transaction } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { isOwner } from '../organizations/organization-owners.ts'
import { getAdministered } from '../repositories/repository-administrators.ts'
import type { HookOwner } from './hook-owners.ts'

/** Requires that the actor still administers the owner, in the transaction that changes or uses its webhooks. */
export async function requireManager(
  tx: Transaction<Tables>,
  owner: HookOwner,
  actor: AccountRow,
): Promise<void> {
  if (owner.kind === 'repository') await getAdministered(tx, owner.row.id, actor.id)
  else if (!(await isOwner(tx, owner.row.id, actor.id))) throw problem('needs_owner')
}
