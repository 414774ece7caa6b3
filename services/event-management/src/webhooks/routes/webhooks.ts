import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { type TSchema, Type } from 'typebox'
import { may, mayInDefault, mayInOwn } from '../../access/needs.ts'
import { requireUser } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import { ensureOrganization } from '../../accounts/organizations.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { presentId, readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../wire/pages.ts'
import { presentWebhook } from '../present.ts'
import { NewWebhook, Webhook, WebhookDeleted, WebhookInput } from '../schema.ts'
import type { Subscriptions } from '../subscriptions.ts'
import { organizationOf } from '../tell.ts'

const tags = ['webhooks']
const querystring = Type.Object(PageQuery)
const answers = <Answer extends TSchema>(answer: Answer) => ({ 200: answer, ...mayFail })

export const webhookRoutes =
  (context: Context, subscriptions: Subscriptions): Routes =>
  (app) => {
    addOfOrganization(app, context, subscriptions)
    addOfUser(app, context, subscriptions)
    addOne(app, context, subscriptions)
  }

function addOfOrganization(app: App, context: Context, subscriptions: Subscriptions): void {
  const base = '/organizations/:organization_id/webhooks/'

  app.get(
    base,
    {
      config: { needs: may('manage_organization', 'organization') },
      schema: {
        operationId: 'webhooks/list',
        summary: 'List webhooks by organization',
        tags,
        querystring,
        response: answers(PageOf('webhooks', Webhook)),
        params: Type.Object({ organization_id: Type.String() }),
      },
    },
    async (request) => {
      const scope = scopeOf(context, request)
      const organizationId = readId(request.params.organization_id, 'organization')
      const page = readPage(request)
      const { rows, ...slice } = sliceOfList(await subscriptions.list(scope.viewer, organizationId), page)
      return {
        pagination: presentPagination(request, page, slice),
        webhooks: rows.map((webhook) => presentWebhook(webhook, scope)),
      }
    },
  )

  app.post(
    base,
    {
      config: { needs: may('manage_organization', 'organization') },
      schema: {
        operationId: 'webhooks/create',
        summary: 'Create a webhook',
        description: 'The signing secret is only returned in this response.',
        tags,
        body: WebhookInput,
        response: answers(NewWebhook),
        params: Type.Object({ organization_id: Type.String() }),
      },
    },
    async (request) => {
      const scope = scopeOf(context, request)
      const organizationId = readId(request.params.organization_id, 'organization')
      const { webhook, secret } = await subscriptions.create(scope.viewer, organizationId, request.body)
      return { ...presentWebhook(webhook, scope), secret }
    },
  )
}

/** The older routes without an organization. */
function addOfUser(app: App, context: Context, subscriptions: Subscriptions): void {
  app.get(
    '/webhooks/',
    {
      config: { needs: mayInOwn('manage_organization') },
      schema: {
        operationId: 'webhooks/list-own',
        summary: 'List webhooks of all your organizations',
        tags,
        querystring,
        response: answers(PageOf('webhooks', Webhook)),
      },
    },
    async (request) => {
      const scope = scopeOf(context, request)
      const page = readPage(request)
      const { rows, ...slice } = sliceOfList(await subscriptions.listOwn(scope.viewer), page)
      return {
        pagination: presentPagination(request, page, slice),
        webhooks: rows.map((webhook) => presentWebhook(webhook, scope)),
      }
    },
  )

  app.post(
    '/webhooks/',
    {
      config: { needs: mayInDefault('manage_organization') },
      schema: {
        operationId: 'webhooks/create-own',
        summary: 'Create a webhook in your default organization',
        tags,
        body: WebhookInput,
        response: answers(NewWebhook),
      },
    },
    async (request) => {
      const scope = scopeOf(context, request)
      const userId = requireUser(scope.viewer)
      const organizationId = await context.db.write((tx) => ensureOrganization(tx, context, userId))
      const { webhook, secret } = await subscriptions.create(scope.viewer, organizationId, request.body)
      return { ...presentWebhook(webhook, scope), secret }
    },
  )
}

function addOne(app: App, context: Context, subscriptions: Subscriptions): void {
  const params = Type.Object({ webhook_id: Type.String() })

  app.get(
    '/webhooks/:webhook_id/',
    {
      config: { needs: may('manage_organization', 'webhook') },
      schema: {
        operationId: 'webhooks/get',
        summary: 'Get a webhook',
        tags,
        params,
        response: answers(Webhook),
      },
    },
    async (request) => {
      const scope = scopeOf(context, request)
      const webhook = await subscriptions.get(scope.viewer, readId(request.params.webhook_id, 'webhook'))
      return presentWebhook(webhook, scope)
    },
  )

  app.delete(
    '/webhooks/:webhook_id/',
    {
      config: { needs: may('manage_organization', 'webhook') },
      schema: {
        operationId: 'webhooks/delete',
        summary: 'Delete a webhook',
        tags,
        params,
        response: answers(WebhookDeleted),
      },
    },
    async (request) => {
      const { viewer } = scopeOf(context, request)
      const webhook = await subscriptions.get(viewer, readId(request.params.webhook_id, 'webhook'))
      await subscriptions.remove(viewer, webhook)
      return { id: presentId(webhook.id), success: true }
    },
  )

  app.delete(
    '/organizations/:organization_id/webhooks/:webhook_id/',
    {
      config: { needs: may('manage_organization', 'webhook') },
      schema: {
        hide: true,
        params: Type.Object({ organization_id: Type.String(), webhook_id: Type.String() }),
        response: answers(WebhookDeleted),
      },
    },
    async (request) => {
      const { viewer } = scopeOf(context, request)
      const webhook = await subscriptions.get(viewer, readId(request.params.webhook_id, 'webhook'))
      if (String(organizationOf(webhook)) !== request.params.organization_id) throw notFound('webhook')
      await subscriptions.remove(viewer, webhook)
      return { id: presentId(webhook.id), success: true }
    },
  )
}
