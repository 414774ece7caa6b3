import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { openPayments, type Payments } from '../payments/payments.ts'
import { createOrderCompleter, type OrderCompleter } from './complete-orders.ts'
import { createForSaleReader, type ForSaleReader } from './for-sale.ts'
import { createOrderGranter, type OrderGranter } from './grant-orders.ts'
import { acceptPayment } from './place-paid.ts'
import { revokeOrder } from './revoke-order.ts'
import { createScarcity, type Scarcity } from './scarcity.ts'

/** Shared by all order operations of the process. */
export interface Sales {
  readonly context: Context
  readonly scarcity: Scarcity
  readonly payments: Payments
  readonly readForSale: ForSaleReader
  readonly grant: OrderGranter
  readonly complete: OrderCompleter
  /** Called in the transaction that commits the effect of a request on an order. */
  readonly recordEffect: RecordEffect
}

export type RecordEffect = (tx: Transaction<Tables>, orderId: number) => Promise<void>

export function createSales(context: Context): Sales {
  const sales: Sales = {
    context,
    scarcity: createScarcity(context.db.read),
    payments: openPayments(context, {
      accept: (payment) => acceptPayment(sales, payment),
      revoke: (orderId) => revokeOrder(sales, orderId),
    }),
    readForSale: createForSaleReader(context),
    grant: createOrderGranter(context),
    complete: createOrderCompleter(context),
    // Only requests with an Idempotency-Key are recorded.
    recordEffect: async () => {},
  }
  return sales
}
