import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { may, visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { addContent, type ContentPageView, readPublishedContent, readWorkingContent } from '../content.ts'
import { withImages } from '../content-images.ts'
import { presentContentPage } from '../present/content-pages.ts'
import { ContentPage, ContentPageBody, ContentPurposeQuery } from '../schema/content-pages.ts'

const tags = ['structured content']

export const structuredContentRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    async function present(page: ContentPageView, request: FastifyRequest) {
      const scope = scopeOf(context, request)
      return presentContentPage({ ...page, modules: await withImages(page.modules, scope) }, scope)
    }

    app.get(
      '/events/:event_id/structured_content/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'structured-content/get-published',
          summary: 'Get the published structured content of an event',
          tags,
          params: EventPath,
          querystring: ContentPurposeQuery,
          response: { 200: ContentPage, ...mayFail },
        },
      },
      async (request) => {
        const { viewer, nowMs } = scopeOf(context, request)
        const { purpose = 'listing' } = request.query
        const eventId = readId(request.params.event_id, 'event')
        return present(await readPublishedContent(db.read, viewer, eventId, purpose, nowMs), request)
      },
    )

    app.get(
      '/events/:event_id/structured_content/edit/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'structured-content/get-working',
          summary: 'Get the latest structured content of an event',
          tags,
          params: EventPath,
          querystring: ContentPurposeQuery,
          response: { 200: ContentPage, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const { purpose = 'listing' } = request.query
        const eventId = readId(request.params.event_id, 'event')
        return present(await readWorkingContent(db.read, viewer, eventId, purpose), request)
      },
    )

    app.post(
      '/events/:event_id/structured_content/:version/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'structured-content/add-version',
          summary: 'Set the structured content of an event',
          description: 'Creates a new version of the content.',
          tags,
          params: Type.Object({ ...EventPath.properties, version: Type.String() }),
          querystring: ContentPurposeQuery,
          body: ContentPageBody,
          response: { 200: ContentPage, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const { modules = [], widgets = [], publish = false, access_type, purpose } = request.body
        const page = await addContent(context, viewer, readId(request.params.event_id, 'event'), {
          version: readVersion(request.params.version),
          purpose: purpose ?? request.query.purpose ?? 'listing',
          accessType: access_type ?? 'public',
          modules,
          widgets,
          isPublished: publish,
        })
        return present(page, request)
      },
    )
  }

function readVersion(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw problem('PAGE_VERSION_DISCONTINUITY')
  return Number(text)
}
