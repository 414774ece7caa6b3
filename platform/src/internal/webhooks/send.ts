import type { Readable } from 'node:stream'
import type { Clock } from '../../clock.ts'
import type { Logger } from '../../log.ts'
import { type Outgoing, OutgoingError } from '../../outgoing/outgoing.ts'
import type { DeliveryFailure, DeliveryRequest, WebhookDialect } from '../../webhooks/dialect.ts'
import type { WaitingDelivery } from './delivery-rows.ts'

/** How a delivery ended. */
export interface Outcome {
  statusCode: number
  status: string
  failure: DeliveryFailure | undefined
  deliveredAtMs: number
  durationMs: number
  requestHeaders: Record<string, string>
  responseHeaders: Record<string, string>
  responseBody: string
}

export interface Sender {
  /** Never rejects: every failure becomes an outcome. */
  send(webhook: DeliveryRequest['webhook'], delivery: WaitingDelivery, body: string): Promise<Outcome>
  /** Returns the outcome of a delivery that is not sent. */
  refuse(code: DeliveryFailure['code'], message: string): Outcome
}

export interface SenderOptions {
  outgoing: Outgoing
  clock: Clock
  log: Logger
  dialect: WebhookDialect
  /** The maximum size of a stored response body. */
  maxStoredBytes: number
}

export function createSender({ outgoing, clock, log, dialect, maxStoredBytes }: SenderOptions): Sender {
  function failed(failure: DeliveryFailure): Pick<Outcome, 'statusCode' | 'status' | 'failure'> {
    const status = dialect.describeFailure?.(failure) ?? failure.message
    return { statusCode: failure.statusCode, status, failure }
  }

  function refuse(code: DeliveryFailure['code'], message: string): Outcome {
    const emptyResult = { durationMs: 0, requestHeaders: {}, responseHeaders: {}, responseBody: '' }
    return { ...failed({ code, statusCode: 0, message }), ...emptyResult, deliveredAtMs: clock.now() }
  }

  function compose(webhook: DeliveryRequest['webhook'], waiting: WaitingDelivery, body: string) {
    const { attempt, payloadId: _, ...delivery } = waiting
    try {
      const named = { ...delivery, redelivery: attempt > 1, sentAtMs: clock.now() }
      const request = dialect.request({ webhook, delivery: named, body })
      return { ...request, headers: { 'User-Agent': dialect.userAgent, ...request.headers } }
    } catch (error) {
      log.error({ err: error, webhook: webhook.id, delivery: delivery.id }, 'Cannot compose a delivery')
      return undefined
    }
  }

  return {
    refuse,
    async send(webhook, delivery, body) {
      const request = compose(webhook, delivery, body)
      if (!request) return refuse('not_composed', 'The request could not be composed')
      const outcome = {
        deliveredAtMs: clock.now(),
        requestHeaders: withoutSecret(request.headers, webhook.secret),
        responseHeaders: {},
        responseBody: '',
      }
      const startedMs = performance.now()
      const durationMs = () => Math.round(performance.now() - startedMs)
      try {
        const response = await outgoing.fetch(webhook.url, {
          method: 'POST',
          ...request,
          redirect: 'manual',
          timeoutMs: dialect.timeoutMs,
          maxBytes: Number.MAX_SAFE_INTEGER,
        })
        outcome.responseHeaders = Object.fromEntries(response.headers)
        outcome.responseBody = await readStart(response.body, maxStoredBytes)
        return { ...outcome, ...outcomeOf(response.status), durationMs: durationMs() }
      } catch (error) {
        return { ...outcome, ...failed(explain(error)), durationMs: durationMs() }
      }
    },
  }

  function outcomeOf(statusCode: number): Pick<Outcome, 'statusCode' | 'status' | 'failure'> {
    if (statusCode >= 200 && statusCode < 300) return { statusCode, status: 'OK', failure: undefined }
    return failed({ code: 'refused', statusCode, message: `The target responded with status ${statusCode}` })
  }
}

function explain(error: unknown): DeliveryFailure {
  if (error instanceof OutgoingError) return { code: error.code, statusCode: 0, message: error.message }
  return { code: 'unreachable', statusCode: 0, message: 'The target cannot be reached' }
}

/** Reads only the start, because the rest of a long response is not stored. */
async function readStart(body: Readable, bytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= bytes) break
  }
  // PostgreSQL text cannot contain U+0000.
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, bytes)).replaceAll('\0', '\ufffd')
}

/** Some ecosystems send the secret itself in a header. */
function withoutSecret(headers: Record<string, string>, secret: string | null): Record<string, string> {
  const hide = (text: string) => (text === secret ? '********' : text)
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, hide(value.split(' ').map(hide).join(' '))]),
  )
}
