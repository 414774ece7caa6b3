import { createHmac } from 'node:crypto'
import type { WebhookDialect } from '@octavo/platform/webhooks/dialect.ts'

const minuteMs = 60_000

/** The delays after failed attempts: eight attempts within a day. The last one leaves the delivery failed in the log. */
const pausesMs = [1, 5, 15, 60, 180, 420, 720].map((minutes) => minutes * minuteMs)

/** https://www.standardwebhooks.com, and the signature header of WebSub and GitHub for receivers that know only that. */
export const webhookDialect: WebhookDialect = {
  timeoutMs: 10_000,
  userAgent: 'Octavo-Webhooks',
  retries: {
    maxAttempts: pausesMs.length + 1,
    backoffMs: (attempt) => pausesMs[attempt - 2] ?? 720 * minuteMs,
  },
  unsubscribes: (statusCode) => statusCode === 410,
  request({ webhook: { secret }, delivery, body }) {
    const id = `msg_${delivery.guid}`
    const sentAtS = String(Math.floor(delivery.sentAtMs / 1000))
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': sentAtS,
        ...(secret !== null && {
          'webhook-signature': standardSignature(secret, `${id}.${sentAtS}.${body}`),
          'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        }),
      },
    }
  },
}

/** The key is base64 after `whsec_`; any other secret is used as it is. */
export function standardSignature(secret: string, content: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
