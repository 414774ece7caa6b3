import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { user } from '../access/needs.ts'
import { mayFail } from '../wire/error-responses.ts'
import { presentDelivery, presentDeliveryDetails } from './present.ts'
import type { QueryWebhooks } from './query-webhooks.ts'
import type { SavedQueries } from './saved-queries.ts'
import { Deliveries, Delivery, deliveryParams, onlyToken, pageQuery, queryParams, tags } from './schema.ts'

const config = { needs: user }

export const deliveryRoutes =
  (queries: SavedQueries, webhooks: QueryWebhooks): Routes =>
  (app) => {
    app.get(
      '/v1/queries/:id/deliveries',
      {
        config,
        schema: {
          operationId: 'queries/list-deliveries',
          summary: 'List deliveries',
          description:
            'Returns finished deliveries of all webhooks of the query, the newest first. Each attempt is a delivery.',
          tags,
          params: queryParams,
          querystring: pageQuery,
          response: { 200: Deliveries, ...mayFail },
        },
      },
      async ({ caller, params, query: { size = 100, cursor } }) => {
        const query = await queries.get(caller, params.id)
        const beforeId = cursor === undefined ? undefined : Number(cursor)
        const deliveries = await webhooks.listDeliveries(query, { beforeId, limit: size + 1 })
        const page = deliveries.slice(0, size)
        return {
          deliveries: page.map(presentDelivery),
          next_cursor: deliveries.length > size ? String(page.at(-1)?.id) : null,
        }
      },
    )

    app.get(
      '/v1/queries/:id/deliveries/:deliveryId',
      {
        config,
        schema: {
          operationId: 'queries/get-delivery',
          summary: 'Get a delivery',
          description: 'Returns the delivery with its request and response.',
          tags,
          params: deliveryParams,
          querystring: onlyToken,
          response: { 200: Delivery, ...mayFail },
        },
      },
      async ({ caller, params }) => {
        const query = await queries.get(caller, params.id)
        return presentDeliveryDetails(await webhooks.getDelivery(query, params.deliveryId))
      },
    )

    app.post(
      '/v1/queries/:id/deliveries/:deliveryId/redeliver',
      {
        config,
        schema: {
          operationId: 'queries/redeliver',
          summary: 'Redeliver a delivery',
          description: 'Sends the same message once more.',
          tags,
          params: deliveryParams,
          querystring: onlyToken,
          response: { 202: Type.Null(), ...mayFail },
        },
      },
      async ({ caller, params }, reply) => {
        await webhooks.redeliver(caller, await queries.get(caller, params.id), params.deliveryId)
        return reply.code(202).send(null)
      },
    )
  }
