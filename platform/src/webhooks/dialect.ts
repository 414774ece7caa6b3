import type { OutgoingErrorCode } from '../outgoing/outgoing.ts'
import type { Webhook } from './webhooks.ts'

/** How an ecosystem speaks to its webhooks. */
export interface WebhookDialect {
  /** For connecting, sending and reading the answer together. */
  timeoutMs: number
  userAgent: string
  /** Composes what goes over the wire, and signs exactly the bytes of its body. Headers are shown in the log. */
  request(given: DeliveryRequest): { headers: Record<string, string>; body: string | Uint8Array }
  /** An answer that is not 2xx, or none, is followed by another attempt: never, without this. */
  retries?: {
    maxAttempts: number
    /** The pause before attempt `n` (2, 3, …). */
    backoffMs(attempt: number): number
  }
  /** Whether an answer asks never to be told again: the webhook is then switched off. Never, without this. */
  unsubscribes?(statusCode: number): boolean
  /** What the log says of a delivery that went wrong, in the words of the ecosystem. */
  describeFailure?(failure: DeliveryFailure): string
}

export interface DeliveryRequest {
  webhook: Webhook & { secret: string | null }
  delivery: {
    id: number
    guid: string
    event: string
    action: string | null
    redelivery: boolean
    /** When this attempt is made, for signatures that name the time. */
    sentAtMs: number
  }
  /** The JSON text of the payload, the same for every attempt. */
  body: string
}

export interface DeliveryFailure {
  code: 'refused' | 'payload_too_large' | 'switched_off' | 'not_composed' | OutgoingErrorCode
  /** 0 when there was no answer. */
  statusCode: number
  /** In plain words. */
  message: string
}
