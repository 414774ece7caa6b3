import type { Kysely, Selectable, Transaction } from 'kysely'
import type { PaymentOptionTable, PaymentTables } from '../../database/payment-tables.ts'

export type PaymentOptionRow = Selectable<PaymentOptionTable>

type Reader = Kysely<Pick<PaymentTables, 'payment_option'>>

export function listPaymentOptions(
  db: Reader,
  organizationIds: readonly number[],
): Promise<PaymentOptionRow[]> {
  return db.selectFrom('payment_option').selectAll().where('organization_id', 'in', organizationIds).execute()
}

/** Updates only the columns of `change`, so that concurrent changes of others are kept. */
export function putPaymentOption(
  tx: Transaction<Pick<PaymentTables, 'payment_option'>>,
  row: PaymentOptionRow,
  change: Partial<Pick<PaymentOptionRow, 'is_offered' | 'instructions'>>,
): Promise<PaymentOptionRow> {
  const { method } = row
  return tx
    .insertInto('payment_option')
    .values({ ...row, ...change })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'method']).doUpdateSet({ method, ...change }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
