import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { chargeStepOf, presentMoney } from '../wire/money.ts'
import type { PayableOrder, PaymentAddresses } from './payable-order.ts'
import { payingMs } from './payment-times.ts'
import type { Settlements } from './settle-payments.ts'
import { createSharedRuns } from './shared-runs.ts'
import { findPayment, type PaymentRow, transitionPayment } from './store/payments.ts'
import { type NewSession, type StripeApi, StripeError, stripeAmount } from './stripe-api.ts'

/** Returns the open payment of an order, or records this one. Throws if the order was changed meanwhile. */
export type RecordPayment = (payment: NewCardPayment) => Promise<PaymentRow>

export interface NewCardPayment {
  amount: number
  currency: string
  /** JSON: the session to create. */
  request: string
}

/** Stripe sessions last at least 30 minutes, so a session cannot be created much later than recorded. */
const creatingMs = 30_000
const maxAttempts = 3

export function createCardPayments(context: Context, stripe: StripeApi, settlements: Settlements) {
  const { db, clock, log } = context
  const share = createSharedRuns<string | undefined>()

  /** The payment page. Concurrent requests get the same page. */
  async function begin(
    order: PayableOrder,
    addresses: PaymentAddresses,
    record: RecordPayment,
  ): Promise<string> {
    const { gross: amount, currency } = order
    refuseFractions(amount, currency)
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const request = encodeJson(sessionOf(order, addresses, clock.now()))
      const payment = await record({ amount, currency, request })
      const url = isPayable(payment, order, clock.now())
        ? await share(payment.id, () => openPage(payment))
        : undefined
      if (url !== undefined) return url
      await settlements.closeOrder(order.id)
    }
    throw problem('REQUEST_CONFLICT')
  }

  async function openPage(payment: PaymentRow): Promise<string | undefined> {
    if (payment.request === null) return payment.url ?? undefined
    const session = await createSession(payment)
    const change = { session_id: session.id, url: session.url, request: null, changed_at_ms: clock.now() }
    const begun = await db.write((tx) => transitionPayment(tx, payment, change))
    const current = begun ?? (await findPayment(db.read, payment.id))
    if (current?.state === 'begun' && current.session_id === session.id) return current.url ?? undefined
    // The payment was closed meanwhile. The unused session expires by itself in any case.
    await stripe.expireSession(session.id).catch((err) => log.warn({ err }, 'Cannot expire a session'))
    return undefined
  }

  async function createSession(payment: PaymentRow) {
    try {
      const session = decodeJson<NewSession>(payment.request ?? '')
      // Other installations may use the same account and payment IDs.
      return await stripe.createSession(session, `octavo-session-${payment.id}-${payment.created_at_ms}`)
    } catch (error) {
      if (error instanceof StripeError && error.isFinal) await settlements.closeOrder(payment.order_id)
      throw error
    }
  }

  return { begin }
}

function refuseFractions(amount: number, currency: string): void {
  const step = chargeStepOf(currency)
  if (amount % step === 0) return
  const shown = (value: number) => presentMoney(value, currency).display
  const message = `Cards cannot be charged ${shown(amount)}: the total must be a multiple of ${shown(step)}. Choose another payment method.`
  throw problem('UNSUPPORTED_AMOUNT', { message })
}

function isPayable(
  { state, amount, currency, request, created_at_ms }: PaymentRow,
  order: PayableOrder,
  nowMs: number,
): boolean {
  const isSame = amount === order.gross && currency === order.currency
  return state === 'begun' && isSame && nowMs < created_at_ms + (request === null ? payingMs : creatingMs)
}

function sessionOf(order: PayableOrder, addresses: PaymentAddresses, nowMs: number): NewSession {
  return {
    orderId: order.id,
    title: `Order ${order.id}`,
    amount: stripeAmount(order.gross, order.currency),
    currency: order.currency,
    email: order.email,
    ...addresses,
    expiresAtMs: nowMs + payingMs,
  }
}
