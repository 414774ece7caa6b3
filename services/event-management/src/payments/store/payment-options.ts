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

export async function putPaymentOption(
  tx: Transaction<Pick<PaymentTables, 'payment_option'>>,
  row: PaymentOptionRow,
): Promise<void> {
  const { is_offered, instructions } = row
  await tx
    .insertInto('payment_option')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'method']).doUpdateSet({ is_offered, instructions }),
    )
    .execute()
}
