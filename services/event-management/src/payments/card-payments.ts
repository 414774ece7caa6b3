import type { Context } from '../context.ts'
import {
  claimPayment,
  findCapturedPayment,
  findPayment,
  insertPayment,
  type PaymentRow,
  updatePayment,
} from '../store/payments.ts'
import type { PayableOrder, PaymentAddresses } from './payments.ts'
import { type StripeApi, StripeError, stripeAmount } from './stripe-api.ts'

/** Places an order whose money is promised; `refused` where its tickets are others' by now. */
export type PlacePaid = (orderId: number) => Promise<'placed' | 'refused'>

export type Settled = 'placed' | 'waiting' | 'refused'

export const settleJob = 'settle payment'

/** Stripe lets nobody have less time than half an hour. */
const payingMs = 31 * 60_000
/** Longer than all that a decision has to ask may take. */
const decidingMs = 5 * 60_000

const stateOf: Readonly<Record<string, PaymentRow['state']>> = {
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'voided',
}

export function createCardPayments(context: Context, stripe: StripeApi, placePaid: PlacePaid) {
  const { db, clock, jobs } = context

  async function change(payment: PaymentRow, next: Partial<PaymentRow>): Promise<PaymentRow> {
    const changed = { ...next, changed_at_ms: clock.now() }
    await db.write((tx) => updatePayment(tx, payment.id, changed))
    return { ...payment, ...changed }
  }

  /** Whoever pays twice at once, or goes back, is sent to the same place. */
  async function begin(order: PayableOrder, addresses: PaymentAddresses): Promise<string> {
    const known = await findPayment(db.read, order.id)
    const isUsable =
      known?.state === 'begun' && known.amount === order.gross && clock.now() < known.created_at_ms + payingMs
    if (isUsable && known.url !== null) return known.url
    const payment = isUsable
      ? known
      : await db.write((tx) => insertPayment(tx, newPayment(order, clock.now())))
    const session = await stripe.createSession(
      {
        orderId: order.id,
        title: `Order ${order.id}`,
        amount: stripeAmount(order.gross, order.currency),
        currency: order.currency,
        email: order.email,
        ...addresses,
        expiresAtMs: payment.created_at_ms + payingMs,
      },
      // Other installations may share the account, and number their payments alike.
      `octavo-session-${payment.id}-${payment.created_at_ms}`,
    )
    if (session.url === null) throw new StripeError(200, 'Stripe has no page to pay on')
    const begun = { session_id: session.id, url: session.url, changed_at_ms: clock.now() }
    await db.write(async (tx) => {
      await updatePayment(tx, payment.id, begun)
      // For buyers who pay and never come back, should nothing else tell of it.
      const runAtMs = payment.created_at_ms + payingMs + decidingMs
      await jobs.enqueue(tx, { kind: settleJob, payload: { orderId: order.id }, runAtMs })
    })
    return session.url
  }

  async function settle(orderId: number): Promise<Settled> {
    const found = await findPayment(db.read, orderId)
    const isOpen = found?.state === 'begun' || found?.state === 'authorized'
    const payment = isOpen ? await look(found) : found
    if (payment?.state === 'captured') return placePaid(orderId)
    if (payment?.state === 'authorized') return decide(payment)
    return payment?.state === 'voided' || payment?.state === 'failed' ? 'refused' : 'waiting'
  }

  /** What the buyer has done at Stripe meanwhile, or we ourselves without learning of it. */
  async function look(payment: PaymentRow): Promise<PaymentRow> {
    if (payment.intent_id !== null) return lookAtIntent(payment, payment.intent_id)
    if (payment.session_id === null) return payment
    const { status, payment_intent } = await stripe.getSession(payment.session_id)
    if (status === 'expired') return change(payment, { state: 'failed' })
    if (status !== 'complete' || payment_intent === null) return payment
    return lookAtIntent(payment, payment_intent)
  }

  async function lookAtIntent(payment: PaymentRow, intentId: string): Promise<PaymentRow> {
    const { status } = await stripe.getIntent(intentId)
    const state = stateOf[status]
    return state && state !== payment.state ? change(payment, { state, intent_id: intentId }) : payment
  }

  /** Only tickets that are really there are paid for. Were two to decide, one could let go what the other sells for. */
  async function decide(payment: PaymentRow): Promise<Settled> {
    const nowMs = clock.now()
    const claim = { nowMs, untilMs: nowMs + decidingMs }
    if (!(await db.write((tx) => claimPayment(tx, payment.id, claim)))) return 'waiting'
    try {
      const outcome = await placePaid(payment.order_id)
      const [act, state] =
        outcome === 'placed' ? (['capture', 'captured'] as const) : (['cancel', 'voided'] as const)
      const intentId = payment.intent_id ?? ''
      await stripe[act](intentId, `octavo-${act}-${intentId}`)
      await change(payment, { state })
      return outcome
    } catch (error) {
      await change(payment, { claimed_until_ms: 0 })
      throw error
    }
  }

  async function refund(orderId: number, amount: number, key: string): Promise<boolean> {
    const payment = await findCapturedPayment(db.read, orderId)
    if (!payment?.intent_id) return false
    await stripe.refund(
      payment.intent_id,
      stripeAmount(amount, payment.currency),
      `octavo-${payment.intent_id}-${key}`,
    )
    return true
  }

  return { begin, settle, refund }
}

function newPayment({ id, gross, currency }: PayableOrder, nowMs: number) {
  const at = { created_at_ms: nowMs, changed_at_ms: nowMs }
  return { order_id: id, method: 'stripe', amount: gross, currency, state: 'begun' as const, ...at }
}
