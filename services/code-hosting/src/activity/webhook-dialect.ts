import { createHmac } from 'node:crypto'
import type { DeliveryFailure, WebhookDialect } from '@octavo/platform/webhooks/dialect.ts'
import type { BaseContext } from '../context.ts'
import { isOwnerSuspended } from './store/webhook-owners.ts'

export function webhookDialectOf({
  config,
  db,
  url,
}: Pick<BaseContext, 'config' | 'db' | 'url'>): WebhookDialect {
  return {
    ...createWebhookDialect({ ...config, host: () => URL.parse(url())?.host ?? '' }),
    async mayReceive(owner) {
      const [kind, id] = owner.split(':')
      // Organizations are not suspended.
      return (kind !== 'repository' && kind !== 'app') || !(await isOwnerSuspended(db.read, kind, Number(id)))
    },
  }
}

interface DialectOptions {
  enterpriseVersion: string
  webhookRetries: number
  /** The public host of this server. */
  host(): string
}

/** @see https://docs.github.com/webhooks/webhook-events-and-payloads#delivery-headers */
export function createWebhookDialect(options: DialectOptions): WebhookDialect {
  const { enterpriseVersion, webhookRetries, host } = options
  return {
    timeoutMs: 10_000,
    userAgent: 'GitHub-Hookshot/0',
    ...(webhookRetries > 0 && { retries: { maxAttempts: webhookRetries + 1, backoffMs } }),
    describeFailure,
    request({ webhook, delivery, body }) {
      const isForm = webhook.settings.contentType === 'form'
      const bytes = isForm ? `${new URLSearchParams({ payload: body })}` : body
      const [target = '', targetId = ''] = webhook.owner.split(':')
      return {
        body: bytes,
        headers: {
          Accept: '*/*',
          'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          // Receivers recognize GitHub by the prefix.
          'User-Agent': `GitHub-Hookshot/${webhook.id} Octavo-Hookshot/${webhook.id}`,
          'X-GitHub-Delivery': delivery.guid,
          'X-GitHub-Enterprise-Host': host(),
          'X-GitHub-Enterprise-Version': enterpriseVersion,
          'X-GitHub-Event': delivery.event,
          'X-GitHub-Hook-ID': String(webhook.id),
          'X-GitHub-Hook-Installation-Target-ID': targetId,
          // GitHub calls apps integrations here.
          'X-GitHub-Hook-Installation-Target-Type': target === 'app' ? 'integration' : target,
          ...(webhook.secret !== null && {
            'X-Hub-Signature': `sha1=${sign('sha1', webhook.secret, bytes)}`,
            'X-Hub-Signature-256': `sha256=${sign('sha256', webhook.secret, bytes)}`,
          }),
        },
      }
    },
  }
}

function sign(algorithm: 'sha1' | 'sha256', secret: string, bytes: string): string {
  return createHmac(algorithm, secret).update(bytes).digest('hex')
}

/** Ten seconds before the second attempt, then four times as long each, up to an hour. */
function backoffMs(attempt: number): number {
  return Math.min(3_600_000, 10_000 * 4 ** (attempt - 2))
}

function describeFailure({ code, statusCode, message }: DeliveryFailure): string {
  if (code === 'refused') return `Invalid HTTP Response: ${statusCode}`
  if (code === 'timed_out') return 'timed out'
  if (code === 'unreachable') return 'failed to connect to host'
  if (code === 'blocked_address') return `blocked: ${message}`
  return message
}
