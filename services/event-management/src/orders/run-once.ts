import { createHash } from 'node:crypto'
import { Problem } from '@octavo/platform/errors.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Viewer } from '../context.ts'
import { problem } from '../errors.ts'
import { type KeyLease, leaseKey } from './key-lease.ts'
import type { Sales } from './sales.ts'
import { commitKey, findKey, type IdempotencyKeyRow } from './store/idempotency-keys.ts'
import type { OrderRow } from './store/orders.ts'

export const IdempotencyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'A unique string chosen by the client. A repeated request with the same key within 24 hours returns the stored response and has no second effect.',
    }),
  ),
})

export interface Repeatable<Result extends OrderResult, Response> {
  /** Must use these `sales`: they commit the key with the effect on the order. */
  act(sales: Sales): Promise<Result>
  present(result: Result): Promise<Response>
  /** The result of a request that committed its effect and ended before it responded. */
  restore(orderId: number): Promise<Result>
}

interface OrderResult {
  order: OrderRow
}

/** In characters. Expansions can make a response arbitrarily large, so those are presented again. */
const maxStoredResponse = 16_384

/**
 * Runs a request once per idempotency key, also if the process is killed at any point. Responses that a retry can change,
 * such as 5xx, are not stored.
 */
export async function runOnce<Result extends OrderResult, Response>(
  sales: Sales,
  request: FastifyRequest,
  viewer: Viewer,
  repeatable: Repeatable<Result, Response>,
): Promise<Response> {
  const { act, present, restore } = repeatable
  const text = request.headers['idempotency-key']
  if (typeof text !== 'string') return await present(await act(sales))
  const name = { subject: subjectOf(viewer, request), key: text }
  const fingerprint = fingerprintOf(request)
  await using lease = await leaseKey(sales.context, { ...name, fingerprint })
  if (lease) return await actWithKey(sales, lease, repeatable)
  const row = await findKey(sales.context.db.read, name)
  if (row && row.fingerprint !== fingerprint) throw problem('IDEMPOTENCY_KEY_REUSED')
  if (row?.state === 'committed' && row.order_id !== null) {
    const restored = await restore(row.order_id)
    return await present(row.body === null ? restored : { ...restored, ...JSON.parse(row.body) })
  }
  // The same key and fingerprint mean the same route, so the stored response has its type.
  if (row?.state === 'done') return responseOf(row) as Response
  throw inProgress()
}

async function actWithKey<Result extends OrderResult, Response>(
  sales: Sales,
  { key, settle, settleWithOrder, drop }: KeyLease,
  { act, present }: Repeatable<Result, Response>,
): Promise<Response> {
  const keyed: Sales = {
    ...sales,
    async recordEffect(tx, orderId) {
      // Rolls back, since another request has taken over the key.
      if (!(await commitKey(tx, key, orderId))) throw inProgress()
    },
  }
  try {
    const result = await act(keyed)
    const response = await present(result)
    const { order, ...rest } = result
    if (JSON.stringify(response).length <= maxStoredResponse) await settle(200, response)
    else await settleWithOrder(order.id, rest)
    return response
  } catch (error) {
    if (error instanceof Problem && isFinal(error)) {
      const { code, status, message, details } = error
      await settle(status, { code, message, data: details.data })
    } else await drop()
    throw error
  }
}

function responseOf({ status, body }: IdempotencyKeyRow): unknown {
  const stored = JSON.parse(body ?? 'null')
  if (status === null || status < 400) return stored
  throw new Problem(stored.code, status, stored.message, { data: stored.data })
}

const inProgress = () =>
  problem('REQUEST_CONFLICT', {
    message: 'A request with this Idempotency-Key is in progress.',
    retryAfterMs: 1_000,
  })

const isFinal = ({ status }: Problem) => status < 500 && status !== 409 && status !== 429

/** Keys are scoped to their caller. */
function subjectOf({ userId }: Viewer, { query }: FastifyRequest): string {
  return userId === null ? `access:${hash(String(asRecord(query).access))}` : `user:${userId}`
}

/** Uses the route and its parameters, because one path can be written in several ways. */
function fingerprintOf({ method, routeOptions, params, body }: FastifyRequest): string {
  return hash(`${method} ${routeOptions.url} ${JSON.stringify(params)} ${JSON.stringify(body)}`)
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
