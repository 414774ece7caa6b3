import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { presentPhotos } from '../../photos/present.ts'
import { listPhotos } from '../../photos/store/photos.ts'
import { presentTopics } from '../../topics/present.ts'
import { findTopic, listTopicPhotoIds } from '../../topics/store.ts'
import { pageParameters } from '../../wire/feeds.ts'
import { openPage } from '../open-page.ts'
import { pageCountOf, pageHref, pageSize } from '../page-links.ts'
import { respondWithPage } from '../respond-with-page.ts'
import { listTopicLinks } from '../topic-links.ts'
import { topicPage } from '../topic-page.ts'

const schema = {
  hide: true,
  params: Type.Object({ slug: Type.String() }),
  querystring: Type.Object({ page: pageParameters.page }),
}

export const topicPageRoutes =
  (context: Context): Routes =>
  (app) => {
    const { read } = context.db
    app.get('/t/:slug', { ...openPage, schema }, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        const { page } = request.query
        const row = await findTopic(read, request.params.slug)
        if (!row) throw problem('topic_not_found')
        const filter = { topicId: row.id, order: 'latest', orientation: undefined } as const
        const [[topic], topics, ids] = await Promise.all([
          presentTopics(scope, [row]),
          listTopicLinks(read),
          listTopicPhotoIds(read, filter, { offset: (page - 1) * pageSize, limit: pageSize }),
        ])
        if (!topic) throw problem('topic_not_found')
        const photos = await presentPhotos(scope, await listPhotos(read, ids), { purpose: 'page' })
        const path = `/t/${row.slug}`
        return topicPage({
          topic,
          sign: scope.signImage,
          topics,
          photos,
          pages: {
            page,
            pageCount: pageCountOf(topic.total_photos),
            hrefOf: (number) => pageHref(path, number),
          },
        })
      }),
    )
  }
