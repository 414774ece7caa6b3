import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Delivery, DeliverySummary, Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { components } from '@octokit/openapi-types'
import { presentTime } from '../../wire/times.ts'

type Schemas = components['schemas']

/** As `url` is that of the list of the owner's webhooks. */
export function presentRepositoryHook(hook: Webhook, url: string) {
  return {
    ...presentHook(hook, url, 'Repository'),
    test_url: `${url}/${hook.id}/test`,
  } satisfies Schemas['hook']
}

export function presentOrganizationHook(hook: Webhook, url: string) {
  return presentHook(hook, url, 'Organization') satisfies Schemas['org-hook']
}

function presentHook(hook: Webhook, listUrl: string, type: string) {
  const url = `${listUrl}/${hook.id}`
  return {
    type,
    id: hook.id,
    name: 'web' as const,
    active: hook.active,
    events: [...hook.events],
    config: presentHookConfig(hook),
    updated_at: presentTime(hook.updatedAtMs),
    created_at: presentTime(hook.createdAtMs),
    url,
    ping_url: `${url}/pings`,
    deliveries_url: `${url}/deliveries`,
    last_response: presentLastResponse(hook.lastResponse),
  }
}

export function presentHookConfig({ url, settings, hasSecret }: Webhook) {
  return {
    content_type: String(settings.contentType),
    insecure_ssl: '0',
    ...(hasSecret && { secret: '********' }),
    url,
  } satisfies Schemas['webhook-config']
}

function presentLastResponse(last: Webhook['lastResponse']) {
  if (!last) return { code: null, status: 'unused', message: null }
  const { code, status: message } = last
  if (code === null) return { code, status: message === 'timed out' ? 'timeout' : 'failed', message }
  if (code >= 200 && code < 300) return { code, status: 'active', message }
  return { code, status: code === 404 || code === 410 ? 'missing' : 'misconfigured', message }
}

export function presentDeliveryItem(delivery: DeliverySummary, repositoryId: number | null) {
  return {
    id: delivery.id,
    guid: delivery.guid,
    delivered_at: new Date(delivery.deliveredAtMs).toISOString(),
    redelivery: delivery.redelivery,
    duration: delivery.durationMs / 1000,
    status: delivery.status,
    status_code: delivery.statusCode,
    event: delivery.event,
    action: delivery.action,
    installation_id: null,
    repository_id: repositoryId,
    throttled_at: null,
  } satisfies Schemas['hook-delivery-item']
}

export function presentDelivery(delivery: Delivery, { url }: Webhook) {
  const { request, response } = delivery
  const payload = decodeJson<{ repository?: { id: number } }>(request.body)
  return {
    ...presentDeliveryItem(delivery, payload.repository?.id ?? null),
    url,
    request: { headers: request.headers, payload },
    response: { headers: response.headers, payload: response.body },
  } satisfies Schemas['hook-delivery']
}
