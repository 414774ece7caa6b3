import type { Transaction } from 'kysely'
import { includes } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { isBlocked } from '../accounts/store/blocks.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { findRestriction } from '../repositories/interaction-limits.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import type { Change } from './issue-change.ts'

/**
 * Whether a reference may change the issues of a repository. Archived repositories do not change. Users without write
 * access who are blocked or restricted there leave no traces from other repositories.
 */
export async function acceptsReferences(
  tx: Transaction<Tables>,
  targetId: number,
  { repository, actor, nowMs }: Pick<Change, 'repository' | 'actor' | 'nowMs'>,
): Promise<boolean> {
  if (targetId === repository.id) return !repository.is_archived
  const target = await findRepositoryById(tx, targetId)
  if (!target || target.is_archived) return false
  const role = await createRoleFinder({ read: tx })(viewerOfAccount(actor), target)
  if (includes(role, 'write')) return true
  if (await isBlocked(tx, target.owner_id, actor.id)) return false
  return !(await findRestriction(tx, target, actor, nowMs))
}

/** Closing an issue by a keyword needs the same rights as closing it with the API. */
export async function mayCloseByKeyword(
  tx: Transaction<Tables>,
  target: RepositoryRow,
  viewer: Viewer,
): Promise<boolean> {
  if (!viewer.hasPermission('issues', 'write')) return false
  return includes(await createRoleFinder({ read: tx })(viewer, target), 'triage')
}
