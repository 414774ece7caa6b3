import type { Outgoing } from '@octavo/platform/outgoing/outgoing.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { Nullable } from '../wire/nullable.ts'

export interface StripeApi {
  createSession(session: NewSession, idempotencyKey: string): Promise<StripeSession>
  getSession(id: string): Promise<StripeSession>
  /** Refused if the session has been paid or has expired. */
  expireSession(id: string): Promise<StripeSession>
  getIntent(id: string): Promise<StripeIntent>
  capture(intentId: string, idempotencyKey: string): Promise<StripeIntent>
  cancel(intentId: string, idempotencyKey: string): Promise<StripeIntent>
  /** Throws a final error for a refund that has failed immediately. */
  refund(intentId: string, amount: number, idempotencyKey: string): Promise<StripeRefund>
  getRefund(id: string): Promise<StripeRefund>
}

export interface NewSession {
  orderId: number
  title: string
  /** In Stripe's units: see `stripeAmount`. */
  amount: number
  currency: string
  email: string
  successUrl: string
  cancelUrl: string
  expiresAtMs: number
}

export interface StripeSession {
  id: string
  status: string
  url: string | null
  payment_intent: string | null
}

export interface StripeIntent {
  id: string
  status: string
  /** In Stripe's units: see `stripeAmount`. */
  amount: number
  /** Lower case. */
  currency: string
}

export interface StripeRefund {
  id: string
  status: string | null
}

/** A bank can refuse a refund days after it was created. */
export const hasFailed = ({ status }: StripeRefund): boolean => status === 'failed' || status === 'canceled'

export class StripeError extends Error {
  readonly status: number
  /** @see https://docs.stripe.com/error-codes */
  readonly code: string | undefined

  constructor(status: number, message: string, code?: string) {
    super(message)
    this.name = 'StripeError'
    this.status = status
    this.code = code
  }

  /** True if a retry would fail as well. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && !mayChange.has(this.status)
  }
}

/** Invalid key, conflicting request, rate limit. */
const mayChange: ReadonlySet<number> = new Set([401, 403, 409, 429])

export interface StripeSettings {
  key: string
  url: string
}

/** @see https://docs.stripe.com/api */
export function createStripeApi(outgoing: Pick<Outgoing, 'fetch'>, { key, url }: StripeSettings): StripeApi {
  async function call(
    method: 'GET' | 'POST',
    path: string,
    { fields = {}, idempotencyKey }: { fields?: Record<string, string>; idempotencyKey?: string } = {},
  ): Promise<unknown> {
    const response = await outgoing.fetch(`${url}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(method === 'POST' && { body: `${new URLSearchParams(fields)}` }),
      // The API key must not be sent anywhere else.
      redirect: 'manual',
    })
    const body: unknown = await response.json()
    if (response.status >= 200 && response.status < 300) return body
    const { message, code } = asRecord(asRecord(body).error)
    throw new StripeError(
      response.status,
      typeof message === 'string' ? message : `Status ${response.status}`,
      typeof code === 'string' ? code : undefined,
    )
  }

  /** Stripe forgets an idempotency key after a day, but a crash may last longer. */
  async function findAttempt(intentId: string, attempt: string): Promise<StripeRefund | undefined> {
    const query = new URLSearchParams({ payment_intent: intentId, limit: '100' })
    const { data } = Value.Parse(RefundList, await call('GET', `refunds?${query}`))
    return data.find(({ metadata }) => asRecord(metadata).attempt === attempt)
  }

  return {
    async createSession(session, idempotencyKey) {
      return Value.Parse(
        Session,
        await call('POST', 'checkout/sessions', { fields: asFields(session), idempotencyKey }),
      )
    },
    async getSession(id) {
      return Value.Parse(Session, await call('GET', `checkout/sessions/${encodeURIComponent(id)}`))
    },
    async expireSession(id) {
      return Value.Parse(Session, await call('POST', `checkout/sessions/${encodeURIComponent(id)}/expire`))
    },
    async getIntent(id) {
      return Value.Parse(Intent, await call('GET', `payment_intents/${encodeURIComponent(id)}`))
    },
    async capture(intentId, idempotencyKey) {
      return Value.Parse(
        Intent,
        await call('POST', `payment_intents/${intentId}/capture`, { idempotencyKey }),
      )
    },
    async cancel(intentId, idempotencyKey) {
      return Value.Parse(Intent, await call('POST', `payment_intents/${intentId}/cancel`, { idempotencyKey }))
    },
    async refund(intentId, amount, idempotencyKey) {
      const fields = {
        payment_intent: intentId,
        amount: String(amount),
        'metadata[attempt]': idempotencyKey,
      }
      const refund =
        (await findAttempt(intentId, idempotencyKey)) ??
        Value.Parse(Refund, await call('POST', 'refunds', { fields, idempotencyKey }))
      if (hasFailed(refund)) throw new StripeError(400, `The refund is ${refund.status}`)
      return refund
    },
    async getRefund(id) {
      return Value.Parse(Refund, await call('GET', `refunds/${encodeURIComponent(id)}`))
    },
  }
}

/**
 * Stripe's units. It counts two currencies without decimals in hundredths, and one with decimals in whole units.
 * @see https://docs.stripe.com/currencies
 */
export function stripeAmount(value: number, currency: string): number {
  if (currency === 'MGA') return value / 100
  return currency === 'ISK' || currency === 'UGX' ? value * 100 : value
}

const Session = Type.Object({
  id: Type.String(),
  status: Type.String(),
  url: Nullable(Type.String()),
  payment_intent: Nullable(Type.String()),
})
const Intent = Type.Object({
  id: Type.String(),
  status: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
})

const refundFields = { id: Type.String(), status: Nullable(Type.String()) }
const Refund = Type.Object(refundFields)
const RefundList = Type.Object({
  data: Type.Array(Type.Object({ ...refundFields, metadata: Type.Unknown() })),
})

/** Cards are only authorized, and captured once the order is placed. */
function asFields(session: NewSession): Record<string, string> {
  const orderId = String(session.orderId)
  return {
    mode: 'payment',
    client_reference_id: orderId,
    'metadata[order_id]': orderId,
    'payment_intent_data[metadata][order_id]': orderId,
    'payment_intent_data[capture_method]': 'manual',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': session.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(session.amount),
    'line_items[0][price_data][product_data][name]': session.title,
    ...(session.email && { customer_email: session.email }),
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    expires_at: String(Math.floor(session.expiresAtMs / 1000)),
  }
}
