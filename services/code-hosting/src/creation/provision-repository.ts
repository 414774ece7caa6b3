import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import type { Transaction } from 'kysely'
import { checkWriterIn, currentViewer } from '../access/write-guard.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import { setRefs } from '../code/pushes/store/pushes.ts'
import { publishStep } from '../context/push-steps.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import type { RefChange } from '../git/git.ts'
import { nameTaken } from '../repositories/repository-names.ts'
import { createOwnerCheck } from '../repositories/repository-owners.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { setCollaborator } from '../repositories/store/collaborators.ts'
import { installCreated } from '../repositories/store/installed-repositories.ts'
import {
  allocateRepositoryId,
  insertRepository,
  type NewRepositoryRow,
} from '../repositories/store/new-repositories.ts'
import { findRepositoryById, getRepositoryById } from '../repositories/store/repositories.ts'
import { findMembership } from '../repositories/store/repository-roles.ts'
import { subscribe } from '../repositories/store/subscriptions.ts'

export interface Provisioning {
  row: NewRepositoryRow
  actor: AccountRow
  owner: AccountRow
  /** The repository that the files are copied from. */
  origin?: RepositoryRow
  /** Creates the git folder and returns its refs. */
  createFolder(id: number): Promise<readonly RefChange[]>
  /** Runs in the transaction that inserts the repository. */
  inTransaction(tx: Transaction<Tables>, repository: RepositoryRow): Promise<void>
  /** Whether to emit push events. False for copied refs. */
  emitsPush: boolean
}

/**
 * Creates the git folder first and the row last, so neither is visible without the other. After a crash, the next
 * start removes a folder without a row.
 */
export async function provisionRepository(
  context: Context,
  provisioning: Provisioning,
): Promise<RepositoryRow> {
  const { db, git, pushes } = context
  const { row, actor, owner, createFolder, inTransaction, emitsPush } = provisioning
  const id = await db.write((tx) => allocateRepositoryId(tx, row)).catch(refuseTaken)
  // Takes the lock that the orphan sweep needs, so it cannot remove this folder.
  return pushes.locks.run(id, async () => {
    try {
      const changes = await createFolder(id)
      publishStep('folder created')
      const described = emitsPush ? await pushes.describe(id, changes) : []
      return await db
        .write(async (tx) => {
          // The caller, permissions and the visibility of the origin may have changed during the copy.
          await checkWriterIn(tx)
          await createOwnerCheck({ read: tx })(actor, owner, row.visibility)
          if (provisioning.origin) await requireReadable(tx, provisioning.origin, actor)
          await insertRepository(tx, id, row)
          const watching = { userId: actor.id, repositoryId: id, isIgnored: false, nowMs: row.created_at_ms }
          await subscribe(tx, watching)
          await grantCreator(tx, id, { owner, actor })
          await inTransaction(tx, await getRepositoryById(tx, id))
          if (emitsPush) await pushes.record(tx, { repositoryId: id, actor, changes: described })
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

/** Members administer what they create in an organization, as its owners do, and apps are installed there. */
async function grantCreator(
  tx: Transaction<Tables>,
  repositoryId: number,
  { owner, actor }: Pick<Provisioning, 'owner' | 'actor'>,
): Promise<void> {
  if (actor.role === 'bot') await installCreated(tx, { id: repositoryId, owner_id: owner.id }, actor.id)
  const membership = owner.role === 'organization' ? await findMembership(tx, owner.id, actor.id) : undefined
  if (membership?.role === 'member')
    await setCollaborator(tx, { repositoryId, userId: actor.id, role: 'admin' })
}

async function requireReadable(
  tx: Transaction<Tables>,
  origin: RepositoryRow,
  actor: AccountRow,
): Promise<void> {
  const now = await findRepositoryById(tx, origin.id)
  const role = now && (await createRoleFinder({ read: tx })(currentViewer() ?? viewerOfAccount(actor), now))
  if (!role || now.visibility !== origin.visibility) throw problem('not_found')
}

function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? nameTaken() : error
}
