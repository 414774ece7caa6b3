import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { accountOf } from '../../accounts/viewer-account.ts'
import { mayFail, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { LongPageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { hooksUrl } from '../hook-owners.ts'
import { HookId, type HookPlace, hookPlaces } from '../hook-places.ts'
import type { Hooks } from '../hooks.ts'
import { presentHookConfig } from '../present/hooks.ts'
import { HookChangeBody, HookConfig, HookConfigBody, NewHookBody } from '../schema/hooks.ts'

export const hookRoutes =
  (hooks: Hooks): Routes =>
  (app) => {
    for (const place of hookPlaces) {
      addList(app, hooks, place)
      addOne(app, hooks, place)
      addConfig(app, hooks, place)
    }
  }

function addList(
  app: App,
  hooks: Hooks,
  { base, tag, noun, params, needs, ownerIn, Hook, present }: HookPlace,
): void {
  app.get(
    base,
    {
      config: { needs: needs('read') },
      schema: {
        operationId: `${tag}/list-webhooks`,
        summary: `List ${noun.replace(/^an? /, '')}s`,
        tags: [tag],
        params: Type.Object(params),
        querystring: Type.Object(LongPageQuery),
        response: { 200: Type.Array(Hook), ...mayFail },
      },
    },
    async (request, reply) => {
      const owner = ownerIn(request)
      const page = readPage(request.query)
      const { hooks: some, total } = await hooks.list(owner, page)
      linkPages(request, reply, page, total)
      return some.map((hook) => present(hook, hooksUrl(owner, request.addresses)))
    },
  )

  app.post(
    base,
    {
      config: { needs: needs('write') },
      schema: {
        operationId: `${tag}/create-webhook`,
        summary: `Create ${noun}`,
        tags: [tag],
        params: Type.Object(params),
        body: NewHookBody,
        response: { 201: Hook, ...mayFail },
      },
    },
    async (request, reply) => {
      const owner = ownerIn(request)
      const hook = await hooks.create(owner, accountOf(request.viewer), request.body)
      const shown = present(hook, hooksUrl(owner, request.addresses))
      reply.code(201).header('location', `${hooksUrl(owner, request.addresses)}/${hook.id}`)
      return shown
    },
  )
}

function addOne(
  app: App,
  hooks: Hooks,
  { base, tag, noun, params, needs, ownerIn, Hook, present }: HookPlace,
): void {
  const schema = { tags: [tag], params: Type.Object({ ...params, ...HookId }) }

  app.get(
    `${base}/:hook_id`,
    {
      config: { needs: needs('read') },
      schema: {
        ...schema,
        operationId: `${tag}/get-webhook`,
        summary: `Get ${noun}`,
        response: { 200: Hook, ...mayFail },
      },
    },
    async (request) => {
      const owner = ownerIn(request)
      const hook = await hooks.get(owner, readNumber(request.params.hook_id))
      return present(hook, hooksUrl(owner, request.addresses))
    },
  )

  app.patch(
    `${base}/:hook_id`,
    {
      config: { needs: needs('write') },
      schema: {
        ...schema,
        operationId: `${tag}/update-webhook`,
        summary: `Update ${noun}`,
        description: 'If `config` is sent without `secret`, the secret of the webhook is removed.',
        body: HookChangeBody,
        response: { 200: Hook, ...mayFail },
      },
    },
    async (request) => {
      const owner = ownerIn(request)
      const { add_events: addEvents, remove_events: removeEvents, ...change } = request.body
      const id = readNumber(request.params.hook_id)
      const hook = await hooks.change(owner, accountOf(request.viewer), id, {
        ...change,
        addEvents,
        removeEvents,
      })
      return present(hook, hooksUrl(owner, request.addresses))
    },
  )

  app.delete(
    `${base}/:hook_id`,
    {
      config: { needs: needs('admin') },
      schema: {
        ...schema,
        operationId: `${tag}/delete-webhook`,
        summary: `Delete ${noun}`,
        response: { 204: NoContent, ...mayFail },
      },
    },
    async (request, reply) => {
      await hooks.remove(ownerIn(request), accountOf(request.viewer), readNumber(request.params.hook_id))
      return reply.code(204).send(null)
    },
  )
}

function addConfig(app: App, hooks: Hooks, place: HookPlace): void {
  const { base, tag, suffix, noun, params, needs, ownerIn } = place
  const schema = { tags: [tag], params: Type.Object({ ...params, ...HookId }) }

  app.get(
    `${base}/:hook_id/config`,
    {
      config: { needs: needs('read') },
      schema: {
        ...schema,
        operationId: `${tag}/get-webhook-config-for-${suffix}`,
        summary: `Get the configuration of ${noun}`,
        response: { 200: HookConfig, ...mayFail },
      },
    },
    async (request) =>
      presentHookConfig(await hooks.get(ownerIn(request), readNumber(request.params.hook_id))),
  )

  app.patch(
    `${base}/:hook_id/config`,
    {
      config: { needs: needs('write') },
      schema: {
        ...schema,
        operationId: `${tag}/update-webhook-config-for-${suffix}`,
        summary: `Update the configuration of ${noun}`,
        body: HookConfigBody,
        response: { 200: HookConfig, ...mayFail },
      },
    },
    async (request) => {
      const id = readNumber(request.params.hook_id)
      return presentHookConfig(
        await hooks.changeConfig(ownerIn(request), accountOf(request.viewer), id, request.body),
      )
    },
  )
}
