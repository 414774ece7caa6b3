import type { Routes } from '@octavo/platform/service.ts'
import type { Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../wire/pages.ts'
import { presentDelivery, presentDeliveryDetails } from '../present.ts'
import { Delivery, DeliveryDetails } from '../schema.ts'
import type { Subscriptions } from '../subscriptions.ts'

const tags = ['webhooks']
const Requested = Type.Object({ requested: Type.Boolean() })

/** Eventbrite shows deliveries only on a page. */
export const webhookDeliveryRoutes =
  (context: Context, subscriptions: Subscriptions): Routes =>
  (app) => {
    const { webhooks } = context
    const WebhookPath = { webhook_id: Type.String() }
    const DeliveryPath = { ...WebhookPath, delivery_id: Type.String() }

    const getWebhook = (request: FastifyRequest<{ Params: { webhook_id: string } }>) =>
      subscriptions.get(scopeOf(context, request).viewer, readId(request.params.webhook_id, 'webhook'))

    const listNewest = (webhook: Webhook) => webhooks.listDeliveries(webhook, { limit: 1_000 })

    app.post(
      '/webhooks/:webhook_id/test/',
      {
        config: { needs: may('manage_organization', 'webhook') },
        schema: {
          operationId: 'webhooks/test',
          summary: 'Send a test delivery to a webhook',
          tags,
          params: Type.Object(WebhookPath),
          response: { 200: Requested, ...mayFail },
        },
      },
      async (request) => {
        await subscriptions.test(scopeOf(context, request).viewer, await getWebhook(request))
        return { requested: true }
      },
    )

    app.get(
      '/webhooks/:webhook_id/deliveries/',
      {
        config: { needs: may('manage_organization', 'webhook') },
        schema: {
          operationId: 'webhooks/list-deliveries',
          summary: 'List the deliveries of a webhook',
          tags,
          params: Type.Object(WebhookPath),
          querystring: Type.Object(PageQuery),
          response: { 200: PageOf('deliveries', Delivery), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const page = readPage(request)
        const { rows, ...slice } = sliceOfList(await listNewest(await getWebhook(request)), page)
        return {
          pagination: presentPagination(request, page, slice),
          deliveries: rows.map((delivery) => presentDelivery(delivery, scope)),
        }
      },
    )

    app.get(
      '/webhooks/:webhook_id/deliveries/:delivery_id/',
      {
        config: { needs: may('manage_organization', 'webhook') },
        schema: {
          operationId: 'webhooks/get-delivery',
          summary: 'Get a webhook delivery',
          tags,
          params: Type.Object(DeliveryPath),
          response: { 200: DeliveryDetails, ...mayFail },
        },
      },
      async (request) => {
        const id = readId(request.params.delivery_id, 'delivery')
        const delivery = await webhooks.findDelivery(await getWebhook(request), id)
        if (!delivery) throw notFound('delivery')
        return presentDeliveryDetails(delivery, scopeOf(context, request))
      },
    )

    app.post(
      '/webhooks/:webhook_id/deliveries/:delivery_id/redeliver/',
      {
        config: { needs: may('manage_organization', 'webhook') },
        schema: {
          operationId: 'webhooks/redeliver',
          summary: 'Redeliver a webhook delivery',
          tags,
          params: Type.Object(DeliveryPath),
          response: { 200: Requested, ...mayFail },
        },
      },
      async (request) => {
        const id = readId(request.params.delivery_id, 'delivery')
        await subscriptions.redeliver(scopeOf(context, request).viewer, await getWebhook(request), id)
        return { requested: true }
      },
    )
  }
