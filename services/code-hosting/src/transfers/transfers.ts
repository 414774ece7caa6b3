import type { Transaction } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import { refuseBlocked } from '../accounts/blocked-users.ts'
import { findProfile, findProfileById } from '../accounts/store/accounts.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import { requireTokenAccess } from '../creation/create-repository.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable } from '../errors.ts'
import { getAdministered, isAdministrator } from '../repositories/repository-administrators.ts'
import { repositoryName } from '../repositories/repository-names.ts'
import { createOwnerCheck } from '../repositories/repository-owners.ts'
import { writeTo } from '../repositories/repository-writes.ts'
import { getRepositoryById } from '../repositories/store/repositories.ts'
import { changeOwner, invalidOwner, requireMovable } from './change-owner.ts'
import {
  deleteTransferOf,
  deleteTransfersBefore,
  findTransfer,
  putTransfer,
  type TransferRow,
  takeTransfer,
} from './store.ts'

export interface NewTransfer {
  newOwner: string
  newName?: string | undefined
  teamIds: readonly number[]
}

export interface Transfers {
  /** Moves the repository at once if the caller may create one there. Otherwise the new owner has to accept. */
  start(repository: RepositoryRow, viewer: Viewer, transfer: NewTransfer): Promise<RepositoryRow>
  accept(id: number, recipient: AccountRow): Promise<void>
  decline(id: number, recipient: AccountRow): Promise<void>
  cancel(repositoryId: number, actor: AccountRow): Promise<void>
}

export const transferLifetimeMs = 24 * 60 * 60 * 1000

export function createTransfers(context: Context): Transfers {
  const { db, clock, audit } = context

  return {
    async start(repository, viewer, { newOwner, newName, teamIds }) {
      const actor = accountOf(viewer)
      const requestedName = newName === undefined ? undefined : repositoryName(newName)
      return writeTo(context, repository.id, async (tx) => {
        const before = await getAdministered(tx, repository.id, actor.id)
        const owner = await findProfile(tx, newOwner)
        if (!owner || owner.suspended_at_ms !== null) throw invalidOwner()
        const name = requestedName ?? before.name
        await requireMovable(tx, before, { owner, name, teamIds })
        if (owner.id === actor.id || owner.role === 'organization') {
          await createOwnerCheck({ read: tx })(actor, owner, before.visibility)
          requireTokenAccess(viewer, owner, before.visibility)
          return changeOwner(context, tx, before, { owner, name, teamIds, actor })
        }
        await refuseBlocked(tx, { owner_id: owner.id }, actor)
        await deleteTransfersBefore(tx, owner.id, clock.now() - transferLifetimeMs)
        await putTransfer(tx, {
          repository_id: before.id,
          initiator_id: actor.id,
          recipient_id: owner.id,
          new_name: requestedName ?? null,
          created_at_ms: clock.now(),
        })
        await audit.record(tx, { action: 'repo.transfer_start', actor, repository: before, user: owner })
        return before
      })
    },

    async accept(id, { id: recipientId }) {
      const pending = await findTransfer(db.read, id, recipientId)
      if (!pending) throw problem('not_found')
      await writeTo(context, pending.repository_id, async (tx) => {
        const transfer = await takeTransfer(tx, id, recipientId)
        if (!transfer || clock.now() >= transfer.created_at_ms + transferLifetimeMs)
          throw problem('not_found')
        const before = await getRepositoryById(tx, transfer.repository_id)
        const owner = await getRecipient(tx, transfer)
        if (!(await isAdministrator(tx, transfer.initiator_id, before)))
          throw unprocessable('The user who started this transfer no longer administers the repository.')
        const move = { owner, name: transfer.new_name ?? before.name, teamIds: [] }
        await requireMovable(tx, before, move)
        await changeOwner(context, tx, before, { ...move, actor: owner })
      })
    },

    async decline(id, { id: recipientId }) {
      if (!(await db.write((tx) => takeTransfer(tx, id, recipientId)))) throw problem('not_found')
    },

    async cancel(repositoryId, actor) {
      await db.write(async (tx) => {
        await getAdministered(tx, repositoryId, actor.id)
        if (!(await deleteTransferOf(tx, repositoryId))) throw problem('not_found')
      })
    },
  }
}

async function getRecipient(tx: Transaction<Tables>, { recipient_id }: TransferRow): Promise<ProfileRow> {
  const owner = await findProfileById(tx, recipient_id)
  if (!owner || owner.suspended_at_ms !== null) throw problem('not_found')
  return owner
}
