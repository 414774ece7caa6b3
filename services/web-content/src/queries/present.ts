import type {
  DeliverySummary,
  Delivery as StoredDelivery,
  Webhook as StoredWebhook,
} from '@octavo/platform/webhooks/webhooks.ts'
import { type FeedFormat, feedUrl, queryIdOf, type SavedQuery } from './saved-query.ts'

const iso = (ms: number) => new Date(ms).toISOString()

export function presentQuery(query: SavedQuery, base: string) {
  const feed = (format: FeedFormat) => feedUrl(base, query, format)
  return {
    id: query.id,
    name: query.name,
    q: query.q,
    created: iso(query.createdAtMs),
    updated: iso(query.updatedAtMs),
    feeds: { rss: feed('rss'), atom: feed('atom'), json: feed('json') },
  }
}

export function presentWebhook(webhook: StoredWebhook) {
  const { id, owner, url, active, createdAtMs, updatedAtMs, lastResponse } = webhook
  return {
    id,
    query_id: queryIdOf(owner),
    url,
    active,
    created: iso(createdAtMs),
    updated: iso(updatedAtMs),
    last_response: lastResponse && {
      status_code: lastResponse.code,
      status: lastResponse.status,
      message: lastResponse.message,
    },
  }
}

export function presentDelivery(delivery: DeliverySummary) {
  return {
    id: delivery.id,
    webhook_id: delivery.webhookId,
    message_id: `msg_${delivery.guid}`,
    type: delivery.event,
    post_uuid: delivery.action,
    attempt: delivery.attempt,
    delivered: iso(delivery.deliveredAtMs),
    duration_ms: delivery.durationMs,
    status_code: delivery.statusCode || null,
    status: delivery.status,
  }
}

export function presentDeliveryDetails(delivery: StoredDelivery) {
  const { request, response } = delivery
  return { ...presentDelivery(delivery), request, response }
}
