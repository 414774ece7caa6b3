import type { Context } from '../context.ts'
import { createScarcity, type Scarcity } from '../inventory/scarcity.ts'
import { openPayments, type Payments } from '../payments/payments.ts'
import { type Completing, createCompleting } from './complete-orders.ts'
import { createForSaleReader, type ForSaleReader } from './for-sale.ts'
import { createGranting, type Granting } from './grant-orders.ts'
import { acceptPayment } from './place-paid.ts'
import { revokeOrder } from './revoke-order.ts'

/** What selling needs, once in a process. */
export interface Sales {
  readonly context: Context
  readonly scarcity: Scarcity
  readonly payments: Payments
  readonly readForSale: ForSaleReader
  readonly grant: Granting
  readonly complete: Completing
}

const opened = new WeakMap<Context, Sales>()

export function openSales(context: Context): Sales {
  const known = opened.get(context)
  if (known) return known
  const sales: Sales = {
    context,
    scarcity: createScarcity(context.db.read),
    payments: openPayments(context, {
      accept: (payment) => acceptPayment(sales, payment),
      revoke: (orderId) => revokeOrder(sales, orderId),
    }),
    readForSale: createForSaleReader(context),
    grant: createGranting(context),
    complete: createCompleting(context),
  }
  opened.set(context, sales)
  return sales
}
