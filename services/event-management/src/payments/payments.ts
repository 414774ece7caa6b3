import { OutgoingError } from '@octavo/platform/outgoing/outgoing.ts'
import type { Context } from '../context.ts'
import { paidStates } from '../database/payment-tables.ts'
import { problem } from '../errors.ts'
import { createCardPayments, type RecordPayment } from './card-payments.ts'
import { listOptions, type PaymentMethod } from './options.ts'
import type { PayableOrder, PaymentAddresses } from './payable-order.ts'
import { createSettlements, type PaidOrders, type Settled } from './settle-payments.ts'
import { listPayments, type PaymentRow } from './store/payments.ts'
import { createStripeApi, hasFailed, StripeError } from './stripe-api.ts'

/** The payments of orders. Calls to the provider happen outside of transactions. */
export interface Payments {
  begin(
    order: PayableOrder,
    method: PaymentMethod,
    addresses: PaymentAddresses,
    record: RecordPayment,
  ): Promise<BegunPayment>
  /** Fetches the state at the provider. The order is placed once the payment is authorized. */
  settle(orderId: number): Promise<Settled>
  settlePayment(id: number): Promise<PaymentRow | undefined>
  /** Closes or settles all open payments of the order. */
  close(orderId: number): Promise<void>
  /**
   * Idempotent by key. `by-hand`: no provider holds the money. Throws for a card payment while no Stripe key
   * is configured.
   */
  refund(orderId: number, amount: number, key: string): Promise<Refunded>
  /** False also while no Stripe key is configured. */
  hasRefundFailed(refundId: string): Promise<boolean>
}

export type Refunded = { kind: 'refunded'; id: string } | { kind: 'by-hand' }

export type BegunPayment = { kind: 'pending'; instructions: string } | { kind: 'redirect'; url: string }

export function openPayments(context: Context, orders: PaidOrders): Payments {
  const { stripeKey, stripeUrl } = context.config
  const stripe = stripeKey ? createStripeApi(context.outgoing, { key: stripeKey, url: stripeUrl }) : undefined
  const settlements = stripe && createSettlements(context, stripe, orders)
  const cards = stripe && settlements && createCardPayments(context, stripe, settlements)

  /** Reports an unreachable provider as 503, so that the caller tries again. */
  async function reach<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof StripeError || error instanceof OutgoingError)) throw error
      context.log.warn({ err: error }, 'The payment provider refused a request or did not respond')
      throw problem('PAYMENT_UNAVAILABLE')
    }
  }

  return {
    async begin(order, method, addresses, record) {
      if (method === 'stripe' && cards)
        return { kind: 'redirect', url: await reach(() => cards.begin(order, addresses, record)) }
      const options = await listOptions(context.db.read, order.organization_id)
      const instructions = options.find((option) => option.method === method)?.instructions ?? ''
      return { kind: 'pending', instructions }
    },
    settle: async (orderId) => (await settlements?.settleOrder(orderId)) ?? 'waiting',
    settlePayment: async (id) => settlements?.settlePayment(id),
    close: async (orderId) => settlements && reach(() => settlements.closeOrder(orderId)),
    async refund(orderId, amount, key) {
      const refunded = await settlements?.refund(orderId, amount, key)
      if (refunded) return { kind: 'refunded', id: refunded.id }
      const paid = settlements ? [] : await listPayments(context.db.read, orderId, paidStates)
      if (paid.length > 0) throw problem('PAYMENT_UNAVAILABLE')
      return { kind: 'by-hand' }
    },
    hasRefundFailed: async (refundId) => stripe !== undefined && hasFailed(await stripe.getRefund(refundId)),
  }
}
