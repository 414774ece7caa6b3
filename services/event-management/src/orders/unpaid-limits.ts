import type { Transaction } from 'kysely'
import type { Settings } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { mailboxOf } from '../outbox/mailbox.ts'
import { listLines } from './store/order-lines.ts'
import { findOrder, transitionOrder } from './store/orders.ts'
import { countUnpaidTickets } from './store/unpaid-orders.ts'

/** The buyer of an order that is paid later. */
export interface UnpaidBuyer {
  clientKey: string
  /** Members are exempt from limits. */
  isSeller: boolean
}

/**
 * Throws if the order exceeds the limits of unpaid tickets. Runs in the transaction that makes the order
 * pending, serialized with other orders of the event.
 */
export async function claimUnpaid(
  tx: Transaction<Tables>,
  orderId: number,
  { clientKey, isSeller }: UnpaidBuyer,
  config: Pick<Settings, 'maxUnpaidTicketsPerBuyer' | 'maxUnpaidTicketsPerClient'>,
): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (!order || isSeller) return
  const lines = await listLines(tx, [orderId])
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const mailbox = mailboxOf(order.email)
  const limits = [
    { column: 'mailbox' as const, value: mailbox, max: config.maxUnpaidTicketsPerBuyer },
    { column: 'client_key' as const, value: clientKey, max: config.maxUnpaidTicketsPerClient },
  ]
  for (const { max, ...by } of limits) {
    if (max === 0) continue
    const others = await countUnpaidTickets(tx, order.event_id, by, orderId)
    if (others + quantity > max) throw problem('TOO_MANY_UNPAID', { message: messageOf(by.column, max) })
  }
  await transitionOrder(tx, orderId, { from: ['started'] }, { mailbox, client_key: clientKey })
}

const messageOf = (column: 'mailbox' | 'client_key', max: number) =>
  `At most ${max} unpaid tickets of an event can be held for one ${column === 'mailbox' ? 'email' : 'network'} address. Pay for those first, or choose another way to pay.`
