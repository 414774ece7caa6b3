import type { OutgoingErrorCode } from '../outgoing/outgoing.ts'
import type { Webhook } from './webhooks.ts'

/** The webhook format of an ecosystem. */
export interface WebhookDialect {
  /** The timeout for connecting, sending and reading the response together. */
  timeoutMs: number
  userAgent: string
  /** Builds the request and signs the exact bytes of its body. The log shows the headers. */
  request(delivery: DeliveryRequest): { headers: Record<string, string>; body: string | Uint8Array }
  /** Retries deliveries without a 2xx response. Without this, there are no retries. */
  retries?: {
    maxAttempts: number
    /** The pause before attempt `n` (2, 3, …). */
    backoffMs(attempt: number): number
  }
  /**
   * Returns whether the owner may receive events now. Called before each attempt, because an owner can be suspended while
   * deliveries wait; those are then discarded. Always true, by default.
   */
  mayReceive?(owner: string): Promise<boolean>
  /** Returns whether a status code unsubscribes, which disables the webhook. Never, by default. */
  unsubscribes?(statusCode: number): boolean
  /** The log message for a failed delivery, in the ecosystem's wording. */
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
    /** The time of this attempt, for signatures that include it. */
    sentAtMs: number
  }
  /** The JSON text of the payload, the same for every attempt. */
  body: string
}

export interface DeliveryFailure {
  code: 'refused' | 'payload_too_large' | 'disabled' | 'expired' | 'not_composed' | OutgoingErrorCode
  /** 0 when there was no response. */
  statusCode: number
  /** A description for people. */
  message: string
}
