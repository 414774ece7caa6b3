import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { accountOf } from '../../accounts/viewer-account.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkCursor, readPage } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { HookDeliveries } from '../hook-deliveries.ts'
import { HookId, type HookScope, hookScopes } from '../hook-scopes.ts'
import type { HookTests } from '../hook-tests.ts'
import type { Hooks } from '../hooks.ts'
import { presentDelivery, presentDeliveryItem } from '../present/hooks.ts'
import { DeliveryQuery, HookDelivery, HookDeliveryItem } from '../schema/hooks.ts'

export const hookDeliveryRoutes =
  (hooks: Hooks, deliveries: HookDeliveries, tests: HookTests): Routes =>
  (app) => {
    for (const scope of hookScopes) {
      addDeliveries(app, hooks, deliveries, scope)
      addPings(app, hooks, tests, scope)
    }
    addPushTests(app, hooks, tests)
  }

function addDeliveries(app: App, hooks: Hooks, deliveries: HookDeliveries, scope: HookScope): void {
  const { base, tag, noun, params, needs, ownerIn } = scope
  const one = { tags: [tag], params: Type.Object({ ...params, ...HookId, delivery_id: Type.String() }) }

  app.get(
    `${base}/:hook_id/deliveries`,
    {
      config: { needs: needs('read') },
      schema: {
        operationId: `${tag}/list-webhook-deliveries`,
        summary: `List deliveries for ${noun}`,
        tags: [tag],
        params: Type.Object({ ...params, ...HookId }),
        querystring: DeliveryQuery,
        response: { 200: Type.Array(HookDeliveryItem), ...errorResponses },
      },
    },
    async (request, reply) => {
      const owner = ownerIn(request)
      const hook = await hooks.get(owner, readNumber(request.params.hook_id))
      const { cursor, status } = request.query
      const page = { size: readPage(request.query).size, cursor, status }
      const { deliveries: rows, next } = await deliveries.list(hook, page)
      linkCursor(request, reply, next)
      return rows.map((one) => presentDeliveryItem(one, owner.kind === 'repository' ? owner.row.id : null))
    },
  )

  app.get(
    `${base}/:hook_id/deliveries/:delivery_id`,
    {
      config: { needs: needs('read') },
      schema: {
        ...one,
        operationId: `${tag}/get-webhook-delivery`,
        summary: `Get a delivery for ${noun}`,
        response: { 200: HookDelivery, ...errorResponses },
      },
    },
    async (request) => {
      const hook = await hooks.get(ownerIn(request), readNumber(request.params.hook_id))
      return presentDelivery(await deliveries.get(hook, readNumber(request.params.delivery_id)), hook)
    },
  )

  app.post(
    `${base}/:hook_id/deliveries/:delivery_id/attempts`,
    {
      config: { needs: needs('write') },
      schema: {
        ...one,
        operationId: `${tag}/redeliver-webhook-delivery`,
        summary: `Redeliver a delivery for ${noun}`,
        response: { 202: Type.Object({}), ...errorResponses },
      },
    },
    async (request, reply) => {
      const owner = ownerIn(request)
      const hook = await hooks.get(owner, readNumber(request.params.hook_id))
      await deliveries.redeliver(hook, readNumber(request.params.delivery_id))
      return reply.code(202).send({})
    },
  )
}

function addPings(app: App, hooks: Hooks, tests: HookTests, scope: HookScope): void {
  const { base, tag, noun, params, needs, ownerIn } = scope
  app.post(
    `${base}/:hook_id/pings`,
    {
      config: { needs: needs('read') },
      schema: {
        operationId: `${tag}/ping-webhook`,
        summary: `Ping ${noun}`,
        tags: [tag],
        params: Type.Object({ ...params, ...HookId }),
        response: { 204: NoContent, ...errorResponses },
      },
    },
    async (request, reply) => {
      const owner = ownerIn(request)
      const hook = await hooks.get(owner, readNumber(request.params.hook_id))
      await tests.ping(owner, accountOf(request.viewer), hook)
      return reply.code(204).send(null)
    },
  )
}

/** The webhook's `test_url` ends in `test`, and the documented route in `tests`. */
function addPushTests(app: App, hooks: Hooks, tests: HookTests): void {
  const [{ base, params, needs, ownerIn }] = hookScopes
  const operationIds = {
    tests: 'repos/test-push-webhook',
    test: 'repos/test-push-webhook-by-test-url',
  }
  for (const [path, operationId] of Object.entries(operationIds)) {
    app.post(
      `${base}/:hook_id/${path}`,
      {
        config: { needs: needs('read') },
        schema: {
          operationId,
          summary: 'Test the push repository webhook',
          tags: ['repos'],
          params: Type.Object({ ...params, ...HookId }),
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const hook = await hooks.get(ownerIn(request), readNumber(request.params.hook_id))
        await tests.redeliverLastPush(request.repository.row, hook)
        return reply.code(204).send(null)
      },
    )
  }
}
