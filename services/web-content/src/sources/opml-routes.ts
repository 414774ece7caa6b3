import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { checkAgain } from '../access/check-again.ts'
import { admin, reader } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { writeOpml } from '../feeds/write-opml.ts'
import { mayFail } from '../wire/error-responses.ts'
import { visibleTo } from './present.ts'
import { importBody } from './schema.ts'
import { listAllSources } from './store/sources.ts'

const maxOpmlBytes = 10 * 1024 * 1024

export const opmlRoutes =
  (context: Context): Routes =>
  (app) => {
    const tags = ['sources']
    app.addContentTypeParser(
      /^(?:text|application)\/(?:x-opml|xml|opml|x-opml\+xml|opml\+xml|plain)\b/,
      {
        parseAs: 'buffer',
        bodyLimit: maxOpmlBytes,
      },
      (_request, body, done) => done(null, body),
    )

    /** Loaded on first use, because reading XML is rarely needed here. */
    const opml = () => import('../feeds/opml.ts')

    app.get(
      '/v1/sources.opml',
      {
        config: { needs: reader },
        schema: {
          tags,
          operationId: 'sources/export',
          summary: 'Export sources as OPML',
          produces: ['text/x-opml'],
          response: { 200: Type.String(), ...mayFail },
        },
      },
      async ({ caller }, reply) => {
        const sources = (await listAllSources(context.db.read)).map((source) => visibleTo(source, caller))
        const subscriptions = sources.map((source) => ({
          feedUrl: source.kind === 'feed' ? source.target_url : source.url,
          siteUrl: undefined,
          title: source.title || undefined,
          folders: source.folder === '' ? [] : source.folder.split('/'),
        }))
        return reply
          .type('text/x-opml; charset=utf-8')
          .header('content-disposition', 'attachment; filename="sources.opml"')
          .send(writeOpml({ title: 'Sources', subscriptions }))
      },
    )

    app.post(
      '/v1/sources/import',
      {
        bodyLimit: maxOpmlBytes,
        config: { needs: admin },
        schema: {
          tags,
          operationId: 'sources/import',
          summary: 'Import sources from OPML',
          consumes: ['text/x-opml', 'application/xml'],
          response: { 200: importBody, ...mayFail },
        },
      },
      async ({ body, headers, caller }) => {
        const document = Buffer.isBuffer(body)
          ? (await opml()).readOpml(body, headers['content-type'])
          : undefined
        if (!document) throw problem('body_invalid', { message: 'The body must be an OPML document.' })
        const { importSubscriptions } = await import('./import-opml.ts')
        return importSubscriptions(context, document.subscriptions, {
          check: checkAgain(context, caller),
        })
      },
    )
  }
