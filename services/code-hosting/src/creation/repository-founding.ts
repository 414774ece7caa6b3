import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import type { Transaction } from 'kysely'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import { setRefs } from '../code/pushes/store/pushes.ts'
import type { Hosting } from '../context/hosting.ts'
import { reached } from '../context/push-steps.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import type { RefChange } from '../git/git.ts'
import { nameTaken } from '../repositories/repository-names.ts'
import { createOwnerRule } from '../repositories/repository-owners.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import {
  insertRepository,
  type NewRepositoryRow,
  takeRepositoryId,
} from '../repositories/store/new-repositories.ts'
import { findRepositoryById, getRepositoryById } from '../repositories/store/repositories.ts'
import { subscribe } from '../repositories/store/subscriptions.ts'

export interface Founding {
  row: NewRepositoryRow
  actor: AccountRow
  owner: AccountRow
  /** The repository that the files come from. */
  origin?: RepositoryRow
  /** Makes the git folder, and says which refs it has then. */
  makeFolder(id: number): Promise<readonly RefChange[]>
  /** What else belongs to it: labels, events. */
  alongside(tx: Transaction<Tables>, repository: RepositoryRow): Promise<void>
  /** Whether the refs are told of as a push, or were there before in another repository. */
  tellsPush: boolean
}

/**
 * The git folder comes first and the row in the end, so that nobody sees one without the other. What a crash leaves
 * is a folder without a row, which the next start removes.
 */
export async function foundRepository(hosting: Hosting, founding: Founding): Promise<RepositoryRow> {
  const { db, git, pushes } = hosting
  const { row, actor, owner, makeFolder, alongside, tellsPush } = founding
  const id = await db.write((tx) => takeRepositoryId(tx, row)).catch(refuseTaken)
  // Whoever tidies up folders without rows has to wait for this one.
  return pushes.turns.run(id, async () => {
    try {
      const changes = await makeFolder(id)
      reached('folder made')
      const told = tellsPush ? await pushes.describe(id, changes) : []
      return await db
        .write(async (tx) => {
          // Copying took a while: rights may be gone, and the origin may have become private.
          await createOwnerRule({ read: tx })(actor, owner, row.visibility)
          if (founding.origin) await requireReadable(tx, founding.origin, actor)
          await insertRepository(tx, id, row)
          const watching = { userId: actor.id, repositoryId: id, isIgnored: false, nowMs: row.created_at_ms }
          await subscribe(tx, watching)
          await alongside(tx, await getRepositoryById(tx, id))
          if (tellsPush) await pushes.record(tx, { repositoryId: id, actor, changes: told })
          else await setRefs(tx, id, changes)
          return getRepositoryById(tx, id)
        })
        .catch(refuseTaken)
    } catch (error) {
      await git.remove(id)
      throw error
    }
  })
}

async function requireReadable(
  tx: Transaction<Tables>,
  origin: RepositoryRow,
  actor: AccountRow,
): Promise<void> {
  const now = await findRepositoryById(tx, origin.id)
  const role = now && (await createRoleFinder({ read: tx })(viewerOfAccount(actor), now))
  if (!role || now.visibility !== origin.visibility) throw problem('not_found')
}

function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? nameTaken() : error
}
