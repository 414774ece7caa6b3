import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { PaymentTable, PaymentTables } from './payment-tables.ts'

export type PaymentRow = Selectable<PaymentTable>

type Reader = Kysely<Pick<PaymentTables, 'payment'>>
type Writer = Transaction<Pick<PaymentTables, 'payment' | 'payment_notice'>>

/** The last one that was begun for an order. */
export function findPayment(db: Reader, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findCapturedPayment(db: Reader, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'captured')
    .executeTakeFirst()
}

export function insertPayment(tx: Writer, payment: Insertable<PaymentTable>): Promise<PaymentRow> {
  return tx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow()
}

export async function updatePayment(tx: Writer, id: number, change: Updateable<PaymentTable>): Promise<void> {
  await tx.updateTable('payment').set(change).where('id', '=', id).execute()
}

/** False where somebody else has it. */
export async function claimPayment(
  tx: Writer,
  id: number,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
): Promise<boolean> {
  const rows = await tx
    .updateTable('payment')
    .set({ claimed_until_ms: untilMs })
    .where('id', '=', id)
    .where('state', '=', 'authorized')
    .where('claimed_until_ms', '<=', nowMs)
    .returning('id')
    .execute()
  return rows.length === 1
}

/** False when it was received before. Those that nobody sends again any more are forgotten. */
export async function noteOnce(
  tx: Writer,
  id: string,
  { nowMs, keptMs }: { nowMs: number; keptMs: number },
): Promise<boolean> {
  await tx
    .deleteFrom('payment_notice')
    .where('received_at_ms', '<', nowMs - keptMs)
    .execute()
  const rows = await tx
    .insertInto('payment_notice')
    .values({ id, received_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return rows.length === 1
}
