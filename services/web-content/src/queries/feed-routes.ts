import { timingSafeEqual } from 'node:crypto'
import { etagOf, matchesEtag } from '@octavo/platform/http/etag.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { anyone } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { Posts } from '../posts/posts.ts'
import { mayFail } from '../wire/error-responses.ts'
import { chargeOwner, ownerPlan, writeFeed } from './feed.ts'
import { feedFormats, type SavedQuery } from './saved-query.ts'
import { feedQuery, queryParams, tags } from './schema.ts'
import { findQuery } from './store/queries.ts'

const mediaTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }

export const feedRoutes =
  (context: Context, posts: Posts): Routes =>
  (app) => {
    for (const format of feedFormats)
      app.get(
        `/v1/queries/:id.${format}`,
        {
          config: { needs: anyone, access: 'open' },
          schema: {
            operationId: `queries/feed-${format}`,
            summary: `Read a saved query as ${{ rss: 'RSS', atom: 'Atom', json: 'JSON Feed' }[format]}`,
            description: 'The newest matches, for feed readers. Costs the owner of the query one request.',
            tags,
            params: queryParams,
            querystring: feedQuery,
            produces: [mediaTypes[format]],
            response: { 200: {}, ...mayFail },
          },
        },
        async (request, reply) => {
          const { feed_key: key, before } = request.query
          const query = await findByKey(context, request.params.id, key)
          const plan = await ownerPlan(context, query)
          const refund = await chargeOwner(context, query, plan)
          const { contentType, body, selfUrl, hubUrl } = await writeFeed(context, posts, plan, {
            query,
            format,
            base: context.url(request),
            beforeSeq: before,
            signal: request.disconnectSignal,
          })
          if (matchesEtag(request.headers['if-none-match'], etagOf(body))) await refund()
          return reply
            .type(contentType)
            .header('link', `<${hubUrl}>; rel="hub", <${selfUrl}>; rel="self"`)
            .send(body)
        },
      )
  }

/** Fails in the same way for a wrong id and a wrong key. */
export async function findByKey({ db }: Pick<Context, 'db'>, id: number, key: string): Promise<SavedQuery> {
  const query = await findQuery(db.read, id)
  if (!query || !isEqual(query.feedKey, key)) throw problem('query_not_found')
  return query
}

function isEqual(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)]
  return a.length === b.length && timingSafeEqual(a, b)
}
