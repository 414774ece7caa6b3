import type { Context } from '../context.ts'
import { openPaymentStates, paidStates, unsettledPaymentStates } from '../database/payment-tables.ts'
import { payingMs } from './payment-times.ts'
import { createSharedRuns } from './shared-runs.ts'
import { findPayment, listPayments, type PaymentRow, transitionPayment } from './store/payments.ts'
import {
  type StripeApi,
  StripeError,
  type StripeIntent,
  type StripeRefund,
  stripeAmount,
} from './stripe-api.ts'

/** How payments affect orders. */
export interface PaidOrders {
  /**
   * Places the order if the authorized amount is its total: the payment becomes `capturing`, otherwise
   * `voiding`.
   */
  accept(payment: PaymentRow): Promise<void>
  /** Takes back the tickets of an order whose payment could not be captured. */
  revoke(orderId: number): Promise<void>
}

export type Settled = 'placed' | 'waiting' | 'refused'

export type Settlements = ReturnType<typeof createSettlements>

/**
 * Advances payments until nothing is left to do at the provider. Each step is recorded before the next, and
 * requests are idempotent, so that a settlement resumes after a crash.
 */
export function createSettlements(context: Context, stripe: StripeApi, orders: PaidOrders) {
  const { db, clock } = context
  const share = createSharedRuns<PaymentRow | undefined>()

  function settlePayment(id: number, closes = false): Promise<PaymentRow | undefined> {
    return share(id, () => advanceAll(id, closes), closes)
  }

  async function settleOrder(orderId: number): Promise<Settled> {
    for (const { id } of await listPayments(db.read, orderId, unsettledPaymentStates)) await settlePayment(id)
    return settledOf(await listPayments(db.read, orderId))
  }

  async function closeOrder(orderId: number): Promise<void> {
    for (const { id } of await listPayments(db.read, orderId, openPaymentStates))
      await settlePayment(id, true)
  }

  async function advanceAll(id: number, closes: boolean): Promise<PaymentRow | undefined> {
    for (let payment = await findPayment(db.read, id); ; ) {
      const next = payment && (await advance(payment, closes))
      if (!next) return payment
      payment = next
    }
  }

  /** Undefined if nothing is left to do, or the buyer has not paid yet. */
  async function advance(payment: PaymentRow, closes: boolean): Promise<PaymentRow | undefined> {
    if (payment.state === 'begun')
      return followSession(payment, closes || clock.now() >= payment.created_at_ms + payingMs)
    if (payment.state === 'authorized') {
      await orders.accept(payment)
      return findPayment(db.read, payment.id)
    }
    if (payment.state === 'capturing') return capture(payment)
    if (payment.state === 'voiding') return returnMoney(payment)
    return undefined
  }

  async function followSession(payment: PaymentRow, isOver: boolean): Promise<PaymentRow | undefined> {
    // Buyers get the payment page only after the session was recorded, so nobody has paid.
    if (payment.session_id === null) return isOver ? transition(payment, { state: 'failed' }) : undefined
    const session = await (isOver ? expire(payment.session_id) : stripe.getSession(payment.session_id))
    if (session.status === 'expired') return transition(payment, { state: 'failed' })
    const isPaid = session.status === 'complete' && session.payment_intent !== null
    const intent = isPaid ? await stripe.getIntent(session.payment_intent ?? '') : undefined
    const state = intent && stateAfter(payment, intent)
    if (state) return transition(payment, { state, intent_id: intent.id })
    if (isOver) throw new StripeError(200, `Payment ${payment.id} is ${intent?.status ?? session.status}`)
    return undefined
  }

  async function expire(sessionId: string) {
    try {
      return await stripe.expireSession(sessionId)
    } catch (error) {
      if (error instanceof StripeError && error.isFinal) return stripe.getSession(sessionId)
      throw error
    }
  }

  async function capture(payment: PaymentRow): Promise<PaymentRow | undefined> {
    const { status } = await act('capture', intentOf(payment))
    if (status === 'succeeded') return transition(payment, { state: 'captured' })
    if (status !== 'canceled') throw new StripeError(200, `Payment ${payment.id} is ${status}`)
    await orders.revoke(payment.order_id)
    return transition(payment, { state: 'failed' })
  }

  async function returnMoney(payment: PaymentRow): Promise<PaymentRow | undefined> {
    const { id, status, amount } = await act('cancel', intentOf(payment))
    if (status === 'canceled') return transition(payment, { state: 'voided' })
    if (status !== 'succeeded') throw new StripeError(200, `Payment ${payment.id} is ${status}`)
    await stripe.refund(id, amount, `octavo-${id}-unwanted`)
    return transition(payment, { state: 'refunded' })
  }

  /** Refused if the intent has changed already, for example by an earlier request whose response was lost. */
  async function act(action: 'capture' | 'cancel', intentId: string): Promise<StripeIntent> {
    try {
      return await stripe[action](intentId, `octavo-${action}-${intentId}`)
    } catch (error) {
      if (error instanceof StripeError && error.isFinal) return stripe.getIntent(intentId)
      throw error
    }
  }

  /** Undefined if no money was collected, or all of it was refunded in Stripe's dashboard. */
  async function refund(orderId: number, amount: number, key: string): Promise<StripeRefund | undefined> {
    const [payment] = await listPayments(db.read, orderId, paidStates)
    const settled = payment && (await settlePayment(payment.id))
    if (settled?.state !== 'captured') return undefined
    const units = stripeAmount(amount, settled.currency)
    try {
      return await stripe.refund(intentOf(settled), units, `octavo-${settled.intent_id}-${key}`)
    } catch (error) {
      if (error instanceof StripeError && error.code === 'charge_already_refunded') return undefined
      throw error
    }
  }

  /** Returns the current payment if another process was faster. */
  async function transition(
    payment: PaymentRow,
    change: Partial<PaymentRow>,
  ): Promise<PaymentRow | undefined> {
    const changed = { request: null, ...change, changed_at_ms: clock.now() }
    const current = await db.write((tx) => transitionPayment(tx, payment, changed))
    return current ?? findPayment(db.read, payment.id)
  }

  return { settlePayment, settleOrder, closeOrder, refund }
}

function settledOf(payments: readonly PaymentRow[]): Settled {
  const states = new Set(payments.map(({ state }) => state))
  if (states.has('captured') || states.has('capturing')) return 'placed'
  return payments.length === 0 || states.has('begun') || states.has('authorized') ? 'waiting' : 'refused'
}

/** The next state: unexpected amounts are voided. */
function stateAfter({ amount, currency }: PaymentRow, intent: StripeIntent): PaymentRow['state'] | undefined {
  if (intent.status === 'canceled') return 'voided'
  if (intent.status !== 'requires_capture' && intent.status !== 'succeeded') return undefined
  const isSame =
    intent.amount === stripeAmount(amount, currency) && intent.currency === currency.toLowerCase()
  return isSame ? 'authorized' : 'voiding'
}

function intentOf({ id, intent_id }: PaymentRow): string {
  if (intent_id === null) throw new Error(`Payment ${id} has no payment intent`)
  return intent_id
}
