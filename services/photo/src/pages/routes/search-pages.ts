import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { presentPhotos } from '../../photos/present.ts'
import { listPhotos } from '../../photos/store/photos.ts'
import { PhotoSearchQuery } from '../../search/schema.ts'
import { openPage } from '../open-page.ts'
import { pageCountOf, pageHref, pageSize } from '../page-links.ts'
import { respondWithPage } from '../respond-with-page.ts'
import { searchPage, searchPath } from '../search-page.ts'

const { page, color, orientation } = PhotoSearchQuery.properties
const schema = {
  hide: true,
  params: Type.Object({ query: Type.String() }),
  querystring: Type.Object({ page, color, orientation }),
}
const FormQuery = Type.Object({ query: Type.String({ default: '' }) })

export const searchPageRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get('/s', { ...openPage, schema: { hide: true, querystring: FormQuery } }, (request, reply) => {
      const query = request.query.query.trim()
      return reply.redirect(query === '' ? '/' : searchPath(query), 303)
    })

    app.get('/s/:query', { ...openPage, schema }, (request, reply) =>
      respondWithPage(reply, async () => {
        const { query } = request.params
        const { page, ...filter } = request.query
        const { ids } = await context.findMatches({ text: query, filter: { isSafe: false, ...filter } })
        const offset = (page - 1) * pageSize
        const rows = await listPhotos(context.db.read, ids.slice(offset, offset + pageSize))
        const scope = scopeOf(context, request)
        return searchPage({
          query,
          sign: scope.signImage,
          filter,
          photos: await presentPhotos(scope, rows, { purpose: 'page' }),
          total: ids.length,
          pages: {
            page,
            pageCount: pageCountOf(ids.length),
            hrefOf: (number) => pageHref(searchPath(query), number, filter),
          },
        })
      }),
    )
  }
