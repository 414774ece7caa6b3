import type { Routes } from '@octavo/platform/service.ts'
import type { Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { HookDeliveries } from '../../activity/hook-deliveries.ts'
import { readHookConfig } from '../../activity/hook-rules.ts'
import { presentDelivery, presentDeliveryItem, presentHookConfig } from '../../activity/present/hooks.ts'
import {
  DeliveryQuery,
  HookConfig,
  HookConfigBody,
  HookDelivery,
  HookDeliveryItem,
} from '../../activity/schema/hooks.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkCursor, readPage } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { appHookKey } from '../app-hooks.ts'
import { getViewerApp } from '../viewer-app.ts'

const tags = ['apps']
const config = { needs: { jwt: true } }
const params = Type.Object({ delivery_id: Type.String() })

/** The webhook of the calling app. */
export const appHookRoutes =
  (context: Pick<Context, 'db' | 'webhooks'>, deliveries: HookDeliveries): Routes =>
  (app) => {
    const { db, webhooks } = context

    async function getHook(request: FastifyRequest): Promise<Webhook> {
      const { id, webhook_id } = await getViewerApp(db, request)
      const hook = webhook_id === null ? undefined : await webhooks.find(appHookKey(id), webhook_id)
      if (!hook) throw problem('not_found')
      return hook
    }

    app.get(
      '/app/hook/config',
      {
        config,
        schema: {
          operationId: 'apps/get-webhook-config-for-app',
          summary: 'Get a webhook configuration for an app',
          tags,
          response: { 200: HookConfig, ...errorResponses },
        },
      },
      async (request) => presentHookConfig(await getHook(request)),
    )

    app.patch(
      '/app/hook/config',
      {
        config,
        schema: {
          operationId: 'apps/update-webhook-config-for-app',
          summary: 'Update a webhook configuration for an app',
          tags,
          body: HookConfigBody,
          response: { 200: HookConfig, ...errorResponses },
        },
      },
      async (request) => {
        const hook = await getHook(request)
        const { url, contentType, secret } = readHookConfig(request.body, hook)
        const change = { url, settings: { contentType }, ...(secret !== undefined && { secret }) }
        const changed = await db.write((tx) => webhooks.update(tx, hook.owner, hook.id, change))
        if (!changed) throw problem('not_found')
        return presentHookConfig(changed)
      },
    )

    app.get(
      '/app/hook/deliveries',
      {
        config,
        schema: {
          operationId: 'apps/list-webhook-deliveries',
          summary: 'List deliveries for an app webhook',
          tags,
          querystring: DeliveryQuery,
          response: { 200: Type.Array(HookDeliveryItem), ...errorResponses },
        },
      },
      async (request, reply) => {
        const hook = await getHook(request)
        const { cursor, status } = request.query
        const page = { size: readPage(request.query).size, cursor, status }
        const { deliveries: rows, next } = await deliveries.list(hook, page)
        linkCursor(request, reply, next)
        return rows.map((delivery) => presentDeliveryItem(delivery, null))
      },
    )

    app.get(
      '/app/hook/deliveries/:delivery_id',
      {
        config,
        schema: {
          operationId: 'apps/get-webhook-delivery',
          summary: 'Get a delivery for an app webhook',
          tags,
          params,
          response: { 200: HookDelivery, ...errorResponses },
        },
      },
      async (request) => {
        const hook = await getHook(request)
        return presentDelivery(await deliveries.get(hook, readNumber(request.params.delivery_id)), hook)
      },
    )

    app.post(
      '/app/hook/deliveries/:delivery_id/attempts',
      {
        config,
        schema: {
          operationId: 'apps/redeliver-webhook-delivery',
          summary: 'Redeliver a delivery for an app webhook',
          tags,
          params,
          response: { 202: Type.Object({}), ...errorResponses },
        },
      },
      async (request, reply) => {
        const hook = await getHook(request)
        if (!(await webhooks.redeliver(hook, readNumber(request.params.delivery_id))))
          throw problem('not_found')
        return reply.code(202).send({})
      },
    )
  }
