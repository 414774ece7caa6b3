import type { Kysely, Selectable, Transaction } from 'kysely'
import type { RepositoryTransferTable } from '../database/repository-tables.ts'
import { readSlice, type Slice } from '../database/slices.ts'
import type { Tables } from '../database/tables.ts'

export type TransferRow = Selectable<RepositoryTransferTable>

/** Pending transfers of one side that were created after `sinceMs`. */
export function listTransfers(
  db: Kysely<Tables>,
  side: 'recipient_id' | 'initiator_id',
  userId: number,
  sinceMs: number,
  slice: Slice,
): Promise<{ rows: TransferRow[]; total: number }> {
  const pending = db
    .selectFrom('repository_transfer')
    .where(side, '=', userId)
    .where('created_at_ms', '>', sinceMs)
    .selectAll()
    .orderBy('id')
  return readSlice(pending, slice)
}

export function findTransfer(
  db: Kysely<Tables>,
  id: number,
  recipientId: number,
): Promise<TransferRow | undefined> {
  return db
    .selectFrom('repository_transfer')
    .where('id', '=', id)
    .where('recipient_id', '=', recipientId)
    .selectAll()
    .executeTakeFirst()
}

/** Replaces an earlier transfer of the same repository. The id is a new one, so the earlier one cannot be accepted. */
export async function putTransfer(
  tx: Transaction<Tables>,
  row: Omit<TransferRow, 'id'>,
): Promise<TransferRow> {
  await deleteTransferOf(tx, row.repository_id)
  return tx.insertInto('repository_transfer').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Deletes and returns it, so that of two acceptances one gets it. */
export function takeTransfer(
  tx: Transaction<Tables>,
  id: number,
  recipientId: number,
): Promise<TransferRow | undefined> {
  return tx
    .deleteFrom('repository_transfer')
    .where('id', '=', id)
    .where('recipient_id', '=', recipientId)
    .returningAll()
    .executeTakeFirst()
}

export function deleteTransferOf(
  tx: Transaction<Tables>,
  repositoryId: number,
): Promise<TransferRow | undefined> {
  return tx
    .deleteFrom('repository_transfer')
    .where('repository_id', '=', repositoryId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteTransfersBefore(
  tx: Transaction<Tables>,
  recipientId: number,
  sinceMs: number,
): Promise<void> {
  await tx
    .deleteFrom('repository_transfer')
    .where('recipient_id', '=', recipientId)
    .where('created_at_ms', '<=', sinceMs)
    .execute()
}
