import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type Costs, sumOf } from '../tickets/pricing/pricing.ts'
import { insertMoneyEntries } from './store/money-entries.ts'
import type { OrderRow } from './store/orders.ts'
import type { RefundRequestRow } from './store/refund-requests.ts'

type RefundAttempt = Pick<RefundRequestRow, 'id' | 'refusals'>

/** The ledger accounts: what the buyer pays is what the others receive. */
const accountsOf = ({ gross, basePrice, serviceFee, paymentFee, tax }: Costs) => ({
  buyer: -gross,
  organizer: basePrice,
  operator: serviceFee,
  processor: paymentFee,
  tax,
})

export async function recordSale(
  tx: Transaction<Tables>,
  order: Pick<OrderRow, 'id' | 'currency'>,
  costs: Costs,
  nowMs: number,
): Promise<void> {
  await book(tx, order, { cause: 'sale', costs, sign: 1, nowMs })
}

/** Reverses the amounts of these tickets. */
export async function recordRefund(
  tx: Transaction<Tables>,
  order: Pick<OrderRow, 'id' | 'currency'>,
  { id, refusals }: RefundAttempt,
  tickets: readonly Costs[],
  nowMs: number,
): Promise<void> {
  const cause = refusals === 0 ? `refund ${id}` : `refund ${id} retry ${refusals}`
  await book(tx, order, { cause, costs: sumOf(tickets), sign: -1, nowMs })
}

/** The amounts of these tickets were not paid back after all. */
export async function recordRefusedRefund(
  tx: Transaction<Tables>,
  order: Pick<OrderRow, 'id' | 'currency'>,
  { id, refusals }: RefundAttempt,
  tickets: readonly Costs[],
  nowMs: number,
): Promise<void> {
  const cause = `refund ${id} refusal ${refusals}`
  await book(tx, order, { cause, costs: sumOf(tickets), sign: 1, nowMs })
}

async function book(
  tx: Transaction<Tables>,
  { id, currency }: Pick<OrderRow, 'id' | 'currency'>,
  { cause, costs, sign, nowMs }: { cause: string; costs: Costs; sign: 1 | -1; nowMs: number },
): Promise<void> {
  const amounts = Object.entries(accountsOf(costs)).filter(([, amount]) => amount !== 0)
  await insertMoneyEntries(
    tx,
    amounts.map(([account, amount]) => ({
      order_id: id,
      account,
      amount: sign * amount,
      currency,
      cause,
      at_ms: nowMs,
    })),
  )
}
