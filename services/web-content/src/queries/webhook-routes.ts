import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { user } from '../access/needs.ts'
import { mayFail } from '../wire/error-responses.ts'
import { presentWebhook } from './present.ts'
import type { QueryWebhooks } from './query-webhooks.ts'
import type { SavedQueries } from './saved-queries.ts'
import {
  NewWebhook,
  newWebhookBody,
  onlyToken,
  queryParams,
  tags,
  Webhook,
  Webhooks,
  webhookChangeBody,
  webhookParams,
} from './schema.ts'

const config = { needs: user }

export const webhookRoutes =
  (queries: SavedQueries, webhooks: QueryWebhooks): Routes =>
  (app) => {
    app.get(
      '/v1/queries/:id/webhooks',
      {
        config,
        schema: {
          operationId: 'queries/list-webhooks',
          summary: 'List webhooks of a saved query',
          tags,
          params: queryParams,
          querystring: onlyToken,
          response: { 200: Webhooks, ...mayFail },
        },
      },
      async ({ caller, params }) => {
        const query = await queries.get(caller, params.id)
        return { webhooks: (await webhooks.list(query)).map(presentWebhook) }
      },
    )

    app.post(
      '/v1/queries/:id/webhooks',
      {
        config,
        schema: {
          operationId: 'queries/create-webhook',
          summary: 'Create a webhook',
          description: 'Sends new and changed posts that match the query, as your plan shows them.',
          tags,
          params: queryParams,
          querystring: onlyToken,
          body: newWebhookBody,
          response: { 201: NewWebhook, ...mayFail },
        },
      },
      async ({ caller, params, body }, reply) => {
        const query = await queries.get(caller, params.id)
        const { webhook, secret } = await webhooks.create(caller, query, body)
        return reply
          .code(201)
          .header('location', `/v1/queries/${query.id}/webhooks/${webhook.id}`)
          .send({ ...presentWebhook(webhook), secret })
      },
    )

    app.get(
      '/v1/queries/:id/webhooks/:webhookId',
      {
        config,
        schema: {
          operationId: 'queries/get-webhook',
          summary: 'Get a webhook',
          tags,
          params: webhookParams,
          querystring: onlyToken,
          response: { 200: Webhook, ...mayFail },
        },
      },
      async ({ caller, params }) => {
        const query = await queries.get(caller, params.id)
        return presentWebhook(await webhooks.get(query, params.webhookId))
      },
    )

    app.patch(
      '/v1/queries/:id/webhooks/:webhookId',
      {
        config,
        schema: {
          operationId: 'queries/update-webhook',
          summary: 'Update a webhook',
          tags,
          params: webhookParams,
          querystring: onlyToken,
          body: webhookChangeBody,
          response: { 200: Webhook, ...mayFail },
        },
      },
      async ({ caller, params, body }) => {
        const query = await queries.get(caller, params.id)
        return presentWebhook(await webhooks.change(caller, query, params.webhookId, body))
      },
    )

    app.delete(
      '/v1/queries/:id/webhooks/:webhookId',
      {
        config,
        schema: {
          operationId: 'queries/delete-webhook',
          summary: 'Delete a webhook',
          description: 'Deletes the webhook and its deliveries.',
          tags,
          params: webhookParams,
          querystring: onlyToken,
          response: { 204: Type.Null(), ...mayFail },
        },
      },
      async ({ caller, params }, reply) => {
        await webhooks.remove(caller, await queries.get(caller, params.id), params.webhookId)
        return reply.code(204).send(null)
      },
    )
  }
