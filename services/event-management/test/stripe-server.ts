import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'

interface Session {
  id: string
  status: 'open' | 'complete' | 'expired'
  url: string
  payment_intent: string | null
  fields: URLSearchParams
}

interface Intent {
  id: string
  status: 'requires_capture' | 'succeeded' | 'canceled'
  amount: number
  currency: string
  metadata: { order_id: string }
}

interface Refund {
  id: string
  intent: string
  amount: number
  status: 'succeeded' | 'failed'
  metadata: { attempt: string | null }
}

/** The part of Stripe that orders need, with faults under the test's control. */
export async function startStripe(key: string) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds: Refund[] = []
  const calls: string[] = []
  const responses = new Map<string, [status: number, body: string]>()
  const control: {
    /** The next request with a matching path is processed, and its response lost. */
    loses: RegExp | undefined
    /** The next request with a matching path is refused. As at Stripe, so are repetitions with its idempotency key. */
    refuses: RegExp | undefined
    /** The next request with a matching path is dropped. */
    drops: RegExp | undefined
    /** Awaited before each request, which is dropped if it returns `drop`. */
    before: ((call: string) => unknown) | undefined
  } = { loses: undefined, refuses: undefined, drops: undefined, before: undefined }

  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(await text(request))
    const path = request.url ?? ''
    const idempotencyKey = request.headers['idempotency-key']
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${key}`)
      return send(401, { error: { message: 'No such key' } })
    calls.push(`${request.method} ${path}`)
    const fate = await control.before?.(`${request.method} ${path}`)
    if (fate === 'drop') return request.socket.destroy()
    if (control.drops?.test(path)) {
      control.drops = undefined
      return request.socket.destroy()
    }
    const storedResponse = typeof idempotencyKey === 'string' ? responses.get(idempotencyKey) : undefined
    if (storedResponse !== undefined) return send(storedResponse[0], JSON.parse(storedResponse[1]))
    const isRefused = control.refuses?.test(path)
    if (isRefused) control.refuses = undefined
    const [status, body] = isRefused
      ? [402, { error: { message: 'The balance is insufficient' } }]
      : respond(request.method ?? '', path, fields)
    if ((status === 200 || isRefused) && typeof idempotencyKey === 'string')
      responses.set(idempotencyKey, [status, JSON.stringify(body)])
    if (control.loses?.test(path)) {
      control.loses = undefined
      return request.socket.destroy()
    }
    return send(status, body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })

  function respond(method: string, path: string, fields: URLSearchParams): [number, object] {
    const [resource = '', query] = path.split('?')
    if (query !== undefined) {
      const intentId = new URLSearchParams(query).get('payment_intent')
      return [200, { data: refunds.filter(({ intent }) => intent === intentId) }]
    }
    const [, collection, id = '', action] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(resource) ?? []
    if (method === 'POST' && collection === 'checkout/sessions' && !id) return [200, show(newSession(fields))]
    const session = sessions.get(id)
    if (collection === 'checkout/sessions' && session) {
      if (action !== 'expire') return [200, show(session)]
      if (session.status !== 'open') return [400, { error: { message: `It is ${session.status}` } }]
      return [200, show(Object.assign(session, { status: 'expired' }))]
    }
    const known = refunds.find((one) => one.id === id)
    if (collection === 'refunds' && known) return [200, known]
    const intent = intents.get(id || (fields.get('payment_intent') ?? ''))
    if (!intent) return [404, { error: { message: 'There is none' } }]
    if (collection === 'refunds') return refund(intent, fields)
    if (action === undefined) return [200, intent]
    if (intent.status !== 'requires_capture') return [400, { error: { message: `It is ${intent.status}` } }]
    intent.status = action === 'capture' ? 'succeeded' : 'canceled'
    return [200, intent]
  }

  function newSession(fields: URLSearchParams): Session {
    const id = `cs_${sessions.size + 1}`
    const session: Session = {
      id,
      status: 'open',
      url: `https://pay.example/${id}`,
      payment_intent: null,
      fields,
    }
    sessions.set(id, session)
    return session
  }

  function refund(intent: Intent, fields: URLSearchParams): [number, object] {
    const amount = Number(fields.get('amount'))
    const sum = refunds
      .filter((one) => one.intent === intent.id && one.status === 'succeeded')
      .reduce((all, one) => all + one.amount, amount)
    if (sum - amount >= intent.amount)
      return [400, { error: { code: 'charge_already_refunded', message: 'It is refunded' } }]
    if (intent.status !== 'succeeded' || sum > intent.amount) return [400, { error: { message: 'Too much' } }]
    const created: Refund = {
      id: `re_${refunds.length + 1}`,
      intent: intent.id,
      amount,
      status: 'succeeded',
      metadata: { attempt: fields.get('metadata[attempt]') },
    }
    refunds.push(created)
    return [200, created]
  }

  // A listening server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    sessions,
    intents,
    refunds,
    calls,
    control,
    /** Captured less refunded, and the amount that is neither captured nor canceled. */
    balanceOf(orderId: string) {
      const ownIntents = [...intents.values()].filter(({ metadata }) => metadata.order_id === orderId)
      const ids = new Set(ownIntents.map(({ id }) => id))
      const sum = (amounts: readonly { amount: number }[]) =>
        amounts.reduce((all, { amount }) => all + amount, 0)
      const capturedIntents = ownIntents.filter(({ status }) => status === 'succeeded')
      return {
        kept:
          sum(capturedIntents) -
          sum(refunds.filter(({ intent, status }) => ids.has(intent) && status === 'succeeded')),
        captures: capturedIntents.length,
        authorized: ownIntents.filter(({ status }) => status === 'requires_capture').length,
        openPages: [...sessions.values()].filter(
          ({ fields, status }) => status === 'open' && fields.get('metadata[order_id]') === orderId,
        ).length,
      }
    },
    /** Forgets the idempotency keys, as Stripe does after a day. */
    forgetKeys: () => responses.clear(),
    /** Expires open sessions, as Stripe does. */
    expirePages(nowMs: number) {
      for (const session of sessions.values())
        if (session.status === 'open' && Number(session.fields.get('expires_at')) * 1000 <= nowMs)
          session.status = 'expired'
    },
    /** Pays on the page of the session. */
    pay(url: string): Session {
      const session = sessions.get(url.split('/').at(-1) ?? '')
      if (!session) throw new Error('There is no such page')
      if (session.status !== 'open') throw new Error(`The page is ${session.status}`)
      const field = (name: string) => session.fields.get(name) ?? ''
      const amount = Number(field('line_items[0][price_data][unit_amount]'))
      const currency = field('line_items[0][price_data][currency]')
      const metadata = { order_id: field('metadata[order_id]') }
      const id = `pi_${intents.size + 1}`
      intents.set(id, { id, status: 'requires_capture', amount, currency, metadata })
      return Object.assign(session, { status: 'complete', payment_intent: id })
    },
  }
}

function show({ fields: _, ...session }: Session): object {
  return session
}

/** The signature header of an event. */
export function signStripe(body: string, secret: string, nowMs: number): string {
  const time = Math.floor(nowMs / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${'0'.repeat(64)},v1=${signature}`
}
