import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { type RequestScope, scopeOf } from '../../access/request-scope.ts'
import { listRelatedCollections } from '../../collections/related-collections.ts'
import type { Collection } from '../../collections/schema.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { createAttribution } from '../../photos/attribution.ts'
import { getPhoto } from '../../photos/get-photo.ts'
import { presentFullPhoto, presentPhotos } from '../../photos/present.ts'
import type { PhotoBasic, PhotoFull } from '../../photos/schema/photo.ts'
import { listPhotos, type PhotoRow } from '../../photos/store/photos.ts'
import { openPage } from '../open-page.ts'
import { photoPage } from '../photo-page.ts'
import { respondWithPage } from '../respond-with-page.ts'

const schema = { hide: true, params: Type.Object({ slug: Type.String() }) }
const maxRelated = 12
const maxRelatedTags = 3

export const photoPageRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get('/p/:slug', { ...openPage, schema }, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        const row = await getPhoto(context.db.read, request.params.slug)
        let collections: readonly Collection[] = []
        const photo = await presentFullPhoto(scope, row, { purpose: 'page' }, async (...query) => {
          const related = await listRelatedCollections(...query)
          collections = related.results
          return related
        })
        if (!photo) throw problem('photo_not_found')
        context.counter.countView(row.id)
        return photoPage({
          site: scope.baseUrl,
          sign: scope.signImage,
          photo,
          isGenerated: row.scene !== null,
          attribution: createAttribution({
            name: photo.user.name,
            profileUrl: photo.user.links.html,
            photoUrl: photo.links.html,
            siteUrl: `${scope.baseUrl}/`,
            license: row.license,
          }),
          collections,
          related: await listRelated(scope, row, photo),
        })
      }),
    )

    /** Photos that share the first tags, then those that share only the first one. */
    async function listRelated(
      scope: RequestScope,
      row: PhotoRow,
      { tags }: PhotoFull,
    ): Promise<PhotoBasic[]> {
      const titles = tags.slice(0, maxRelatedTags).map(({ title }) => title)
      const texts = [...new Set([titles.join(' '), ...titles.slice(0, 1)])]
      const matches = await Promise.all(
        texts.map((text) => context.findMatches({ text, filter: { isSafe: true } })),
      )
      const others = [...new Set(matches.flatMap(({ ids }) => ids.slice(0, maxRelated + 1)))]
        .filter((id) => id !== row.id)
        .slice(0, maxRelated)
      return presentPhotos(scope, await listPhotos(context.db.read, others), { purpose: 'page' })
    }
  }
