import type {
  DeliverySummary,
  Webhook as WebhookRow,
  Delivery as WholeDelivery,
} from '@octavo/platform/webhooks/webhooks.ts'
import type { Static } from 'typebox'
import type { Scope } from '../context.ts'
import { presentId } from '../wire/ids.ts'
import { presentUtc } from '../wire/times.ts'
import type { Delivery, DeliveryDetails, Webhook } from './schema.ts'
import { organizationOf, webhookEventOf } from './tell.ts'

export function presentWebhook(webhook: WebhookRow, { url }: Pick<Scope, 'url'>): Static<typeof Webhook> {
  return {
    id: presentId(webhook.id),
    endpoint_url: webhook.url,
    actions: [...webhook.events],
    user_id: presentId(organizationOf(webhook)),
    event_id: presentId(webhookEventOf(webhook)),
    created: presentUtc(webhook.createdAtMs),
    is_active: webhook.active,
    resource_uri: `${url}webhooks/${webhook.id}/`,
  }
}

export function presentDelivery(
  delivery: DeliverySummary,
  { url }: Pick<Scope, 'url'>,
): Static<typeof Delivery> {
  return {
    id: presentId(delivery.id),
    delivery: delivery.guid,
    action: delivery.event,
    attempt: delivery.attempt,
    status_code: delivery.statusCode || null,
    status: delivery.status,
    duration_ms: delivery.durationMs,
    created: presentUtc(delivery.deliveredAtMs),
    resource_uri: `${url}webhooks/${delivery.webhookId}/deliveries/${delivery.id}/`,
  }
}

export function presentDeliveryDetails(
  delivery: WholeDelivery,
  scope: Pick<Scope, 'url'>,
): Static<typeof DeliveryDetails> {
  const { request, response } = delivery
  return { ...presentDelivery(delivery, scope), request, response }
}
