import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import {
  type PaymentState,
  type PaymentTable,
  unsettledPaymentStates,
} from '../../database/payment-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type PaymentRow = Selectable<PaymentTable>

export function findPayment(db: Kysely<Tables>, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Oldest first. */
export function listPayments(
  db: Kysely<Tables>,
  orderId: number,
  states?: readonly PaymentState[],
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .orderBy('id')
    .execute()
}

export function insertPayment(
  tx: Transaction<Tables>,
  payment: Insertable<PaymentTable>,
): Promise<PaymentRow> {
  return tx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow()
}

/** Compare-and-set on the payment as it was read. */
export function transitionPayment(
  tx: Transaction<Tables>,
  { id, state, session_id }: Pick<PaymentRow, 'id' | 'state' | 'session_id'>,
  change: Updateable<PaymentTable>,
): Promise<PaymentRow | undefined> {
  return tx
    .updateTable('payment')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('session_id', 'is not distinct from', session_id)
    .returningAll()
    .executeTakeFirst()
}

/** Payments that should have been settled by now, oldest first. */
export async function listOverduePayments(
  db: Kysely<Tables>,
  { begunBeforeMs, limit }: { begunBeforeMs: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('state', 'in', unsettledPaymentStates)
    .where('created_at_ms', '<', begunBeforeMs)
    .orderBy('created_at_ms')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** False if it was received before. Old rows are deleted, since providers stop repeating. */
export async function noteOnce(
  tx: Transaction<Tables>,
  id: string,
  { nowMs, retentionMs }: { nowMs: number; retentionMs: number },
): Promise<boolean> {
  await tx
    .deleteFrom('payment_notice')
    .where('received_at_ms', '<', nowMs - retentionMs)
    .execute()
  const rows = await tx
    .insertInto('payment_notice')
    .values({ id, received_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return rows.length === 1
}
