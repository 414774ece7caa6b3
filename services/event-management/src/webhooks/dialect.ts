import { createHmac } from 'node:crypto'
import type { WebhookDialect } from '@octavo/platform/webhooks/dialect.ts'

const minuteMs = 60_000

/** The delays after failed attempts: eight attempts within a day. */
const pausesMs = [1, 5, 15, 60, 180, 420, 720].map((minutes) => minutes * minuteMs)

/** Eventbrite's unsigned deliveries, plus the signature of https://www.standardwebhooks.com */
export const webhookDialect: WebhookDialect = {
  timeoutMs: 10_000,
  userAgent: 'Eventbrite Hookshot Octavo',
  retries: {
    maxAttempts: pausesMs.length + 1,
    backoffMs: (attempt) => pausesMs[attempt - 2] ?? 720 * minuteMs,
  },
  unsubscribes: (statusCode) => statusCode === 410,
  request({ webhook, delivery, body }) {
    const sentAtS = Math.floor(delivery.sentAtMs / 1000)
    return {
      body,
      headers: {
        Accept: 'text/plain',
        'Content-type': 'application/json',
        'User-Agent': 'Eventbrite Hookshot Octavo',
        'User-ID-Sender': webhook.owner.replace(/^organization:/, ''),
        'X-Eventbrite-Event': delivery.event,
        'X-Eventbrite-Delivery': delivery.guid,
        'webhook-id': `msg_${delivery.guid}`,
        'webhook-timestamp': String(sentAtS),
        ...(webhook.secret !== null && {
          'webhook-signature': signatureOf(webhook.secret, `msg_${delivery.guid}.${sentAtS}.${body}`),
        }),
      },
    }
  },
}

/** `whsec_` and the base64 key. */
export function signatureOf(secret: string, signed: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
