import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { RefundRequestTable, RefundStatus } from '../../database/order-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type RefundRequestRow = Selectable<RefundRequestTable>

export function findRefundRequest(db: Kysely<Tables>, id: number): Promise<RefundRequestRow | undefined> {
  return db.selectFrom('refund_request').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findRequestOfRefund(
  db: Kysely<Tables>,
  providerRefundId: string,
): Promise<RefundRequestRow | undefined> {
  return db
    .selectFrom('refund_request')
    .selectAll()
    .where('provider_refund_id', '=', providerRefundId)
    .executeTakeFirst()
}

export async function listRefundRequests(
  db: Kysely<Tables>,
  orderIds: readonly number[],
): Promise<RefundRequestRow[]> {
  if (orderIds.length === 0) return []
  return await db
    .selectFrom('refund_request')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
}

export function insertRefundRequest(
  tx: Transaction<Tables>,
  request: Insertable<RefundRequestTable>,
): Promise<RefundRequestRow> {
  return tx.insertInto('refund_request').values(request).returningAll().executeTakeFirstOrThrow()
}

/** Compare-and-set on the attempt that was read, so that a late result cannot end a retry. */
export function transitionRefundRequest(
  tx: Transaction<Tables>,
  { id, refusals }: Pick<RefundRequestRow, 'id' | 'refusals'>,
  from: readonly RefundStatus[],
  change: Updateable<RefundRequestTable>,
): Promise<RefundRequestRow | undefined> {
  return tx
    .updateTable('refund_request')
    .set(change)
    .where('id', '=', id)
    .where('refusals', '=', refusals)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst()
}
