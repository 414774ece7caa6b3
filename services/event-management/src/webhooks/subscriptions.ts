import { countWebhooksOf, findWebhookOwner } from '@octavo/platform/webhooks/queries.ts'
import type { Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { Transaction } from 'kysely'
import { listPermittedOrganizationIds, requirePermission } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import { emitTestWebhook, organizationOf, ownerOf, type WebhookAction } from './emit-webhook.ts'
import { isEventOf } from './store.ts'

export interface NewSubscription {
  endpoint_url: string
  actions?: readonly WebhookAction[]
  event_id?: string | null
}

export interface Subscriptions {
  list(viewer: Viewer, organizationId: number): Promise<Webhook[]>
  /** The webhooks of all organizations in which the viewer can manage webhooks. */
  listOwn(viewer: Viewer): Promise<Webhook[]>
  /** Returns the secret once. */
  create(
    viewer: Viewer,
    organizationId: number,
    query: NewSubscription,
  ): Promise<{ webhook: Webhook; secret: string }>
  get(viewer: Viewer, id: number): Promise<Webhook>
  remove(viewer: Viewer, webhook: Webhook): Promise<void>
  test(viewer: Viewer, webhook: Webhook): Promise<void>
  redeliver(viewer: Viewer, webhook: Webhook, deliveryId: number): Promise<void>
}

export const maxPerOrganization = 100
const defaultActions: readonly WebhookAction[] = ['order.placed']

export function createSubscriptions(context: Context): Subscriptions {
  const { db, webhooks, ids } = context
  const listAll = (organizationId: number) =>
    webhooks.list(ownerOf(organizationId), { limit: maxPerOrganization })

  return {
    async list(viewer, organizationId) {
      await requirePermission(db.read, viewer, organizationId)
      return listAll(organizationId)
    },

    async listOwn(viewer) {
      const organizationIds = await listPermittedOrganizationIds(db.read, viewer)
      return (await Promise.all(organizationIds.map(listAll))).flat()
    },

    async create(viewer, organizationId, { endpoint_url: url, actions = defaultActions, event_id }) {
      await requirePermission(db.read, viewer, organizationId)
      if (!isEndpoint(url)) throw argumentsError({ endpoint_url: ['INVALID'] })
      const eventId = event_id ? Number(event_id) : null
      if (eventId !== null && !(await isEventOf(db.read, eventId, organizationId)))
        throw argumentsError({ event_id: ['INVALID'] })
      const secret = `whsec_${ids.bytes(24).toString('base64')}`
      const newWebhook = {
        owner: ownerOf(organizationId),
        url,
        secret,
        events: [...new Set(actions)],
        settings: { eventId },
      }
      const webhook = await db.write(async (tx) => {
        await requirePermission(tx, viewer, organizationId)
        if ((await countWebhooksOf(tx, newWebhook.owner)) >= maxPerOrganization)
          throw problem('BAD_REQUEST', {
            message: `An organization can have at most ${maxPerOrganization} webhooks.`,
          })
        return webhooks.create(tx, newWebhook)
      })
      return { webhook, secret }
    },

    async get(viewer, id) {
      const owner = await findWebhookOwner(db.read, id)
      const webhook = owner === undefined ? undefined : await webhooks.find(owner, id)
      if (!webhook) throw notFound('webhook')
      await requirePermission(db.read, viewer, organizationOf(webhook), 'webhook')
      return webhook
    },

    async remove(viewer, webhook) {
      await db.write(async (tx) => {
        await requirePermission(tx, viewer, organizationOf(webhook), 'webhook')
        await webhooks.remove(tx, webhook.owner, webhook.id)
      })
    },

    async redeliver(viewer, webhook, deliveryId) {
      const guard = (tx: Transaction<Tables>) =>
        requirePermission(tx, viewer, organizationOf(webhook), 'webhook')
      if (!(await webhooks.redeliver(webhook, deliveryId, guard))) throw notFound('delivery')
    },

    test: (viewer, webhook) =>
      db.write(async (tx) => {
        await requirePermission(tx, viewer, organizationOf(webhook), 'webhook')
        await emitTestWebhook(tx, context, webhook)
      }),
  }
}

function isEndpoint(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.hash === ''
}
