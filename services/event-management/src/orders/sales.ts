import type { Context } from '../context.ts'
import { openPayments, type Payments } from '../payments/payments.ts'
import { createOrderCompleter, type OrderCompleter } from './complete-orders.ts'
import { createForSaleReader, type ForSaleReader } from './for-sale.ts'
import { createOrderGranter, type OrderGranter } from './grant-orders.ts'
import { acceptPayment } from './place-paid.ts'
import { revokeOrder } from './revoke-order.ts'
import type { SalesCore } from './sales-core.ts'
import { createScarcity } from './scarcity.ts'

/** Shared by all order operations of the process. */
export interface Sales extends SalesCore {
  readonly payments: Payments
  readonly readForSale: ForSaleReader
  readonly grant: OrderGranter
  readonly complete: OrderCompleter
}

export function createSales(context: Context): Sales {
  // Only requests with an Idempotency-Key are recorded.
  const core: SalesCore = {
    context,
    scarcity: createScarcity(context.db.read),
    recordEffect: async () => {},
  }
  return {
    ...core,
    payments: openPayments(context, {
      accept: (payment) => acceptPayment(core, payment),
      revoke: (orderId) => revokeOrder(core, orderId),
    }),
    readForSale: createForSaleReader(context),
    grant: createOrderGranter(context),
    complete: createOrderCompleter(context),
  }
}
