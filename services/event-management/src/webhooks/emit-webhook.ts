import type { Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { Transaction } from 'kysely'
import { apiOf } from '../access/scope.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { presentId } from '../wire/ids.ts'

export const webhookActions = [
  'attendee.checked_in',
  'attendee.checked_out',
  'attendee.updated',
  'barcode.checked_in',
  'barcode.un_checked_in',
  'event.created',
  'event.published',
  'event.unpublished',
  'event.updated',
  'order.placed',
  'order.refunded',
  'order.updated',
  'organizer.updated',
  'ticket_class.created',
  'ticket_class.deleted',
  'ticket_class.updated',
  'venue.updated',
] as const

export type WebhookAction = (typeof webhookActions)[number]

export interface WebhookEvent {
  organizationId: number
  eventId?: number
  action: WebhookAction
  /** The path of the changed object below the API: `orders/123/`. */
  path: string
}

export const ownerOf = (organizationId: number) => `organization:${organizationId}`

export const organizationOf = ({ owner }: Pick<Webhook, 'owner'>) =>
  Number(owner.slice(owner.indexOf(':') + 1))

/** The event to which the webhook is limited, if any. */
export const webhookEventOf = ({ settings: { eventId } }: Pick<Webhook, 'settings'>): number | null =>
  typeof eventId === 'number' ? eventId : null

/** Emits to the organization's webhooks when the transaction commits. */
export function emitWebhook(
  tx: Transaction<Tables>,
  { webhooks, url }: Pick<Context, 'webhooks' | 'url'>,
  { organizationId, eventId, action, path }: WebhookEvent,
): Promise<void> {
  return webhooks.emit(tx, {
    event: action,
    owners: [ownerOf(organizationId)],
    payload: (webhook) =>
      isFor(webhook, eventId) ? payloadOf(webhook, action, apiOf(url()) + path) : undefined,
  })
}

/** Eventbrite's test payload: the braces tell receivers that there is nothing to fetch. */
export function emitTestWebhook(
  tx: Transaction<Tables>,
  { webhooks, url }: Pick<Context, 'webhooks' | 'url'>,
  webhook: Webhook,
): Promise<void> {
  const payload = payloadOf(webhook, 'test', `${apiOf(url())}{api-endpoint-to-fetch-object-details}`)
  return webhooks.emitTo(tx, webhook, { event: 'test', payload })
}

function isFor(webhook: Webhook, happenedTo: number | undefined): boolean {
  const eventId = webhookEventOf(webhook)
  return eventId === null || eventId === happenedTo
}

function payloadOf(webhook: Webhook, action: WebhookAction | 'test', apiUrl: string): object {
  const config = {
    action,
    user_id: presentId(organizationOf(webhook)),
    endpoint_url: webhook.url,
    webhook_id: presentId(webhook.id),
  }
  return { config, api_url: apiUrl }
}
