import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { scopeOf } from '../../access/request-scope.ts'
import { presentCollections } from '../../collections/present.ts'
import { listCollections } from '../../collections/store/collections.ts'
import type { Context } from '../../context.ts'
import { presentPhotos } from '../../photos/present.ts'
import { listPhotos } from '../../photos/store/photos.ts'
import { pageParameters } from '../../wire/feeds.ts'
import { homePage } from '../home-page.ts'
import { openPage } from '../open-page.ts'
import { pageCountOf, pageHref, pageSize } from '../page-links.ts'
import { respondWithPage } from '../respond-with-page.ts'
import { listTopicLinks } from '../topic-links.ts'

const HomeQuery = Type.Object({ page: pageParameters.page })
const maxCollections = 4

export const homePageRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, index } = context
    app.get('/', { ...openPage, schema: { hide: true, querystring: HomeQuery } }, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        const { page } = request.query
        const { size, page: pageOf } = await index.ready()
        const ids = pageOf('latest', (page - 1) * pageSize, pageSize)
        const [topics, rows, { rows: featured }] = await Promise.all([
          listTopicLinks(db.read),
          listPhotos(db.read, ids),
          listCollections(db.read, { kind: 'featured' }, { offset: 0, limit: maxCollections }),
        ])
        const [photos, collections] = await Promise.all([
          presentPhotos(scope, rows, { purpose: 'page' }),
          presentCollections(scope, featured),
        ])
        return homePage({
          url: `${scope.baseUrl}/`,
          sign: scope.signImage,
          topics,
          collections,
          photos,
          pages: { page, pageCount: pageCountOf(size), hrefOf: (number) => pageHref('/', number) },
        })
      }),
    )
  }
