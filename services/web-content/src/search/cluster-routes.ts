import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { reader } from '../access/needs.ts'
import { findCluster, listMembers } from '../clusters/store.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { Posts } from '../posts/posts.ts'
import { mayFail } from '../wire/error-responses.ts'
import { presentPost } from './present-post.ts'
import { Post } from './schema.ts'

const ClusterQuery = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 500, description: 'An API key.' })),
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Posts per page. Default: 100.' }),
  ),
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$', description: 'The cursor from `next`.' })),
})

const Cluster = Type.Object(
  {
    id: Type.String(),
    size: Type.Integer({ description: 'All copies that this server has.' }),
    posts: Type.Array(Post, { description: 'In the order of crawling: the first is the original.' }),
    next: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'Cluster' },
)

/** Posts with almost the same text. In `search/`, because it presents posts. */
export const clusterRoutes =
  ({ db, clock, featuresOf }: Context, posts: Posts): Routes =>
  (app) => {
    app.get(
      '/v1/clusters/:id',
      {
        config: { needs: reader },
        schema: {
          operationId: 'clusters/get',
          summary: 'Get a cluster of copies',
          description: 'Posts with almost the same text as a post, by its `syndicate_id`.',
          tags: ['clusters'],
          params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
          querystring: ClusterQuery,
          response: { 200: Cluster, ...mayFail },
        },
      },
      async ({ params, query, caller }, reply) => {
        const cluster = await findCluster(db.read, params.id.toLowerCase())
        if (!cluster) throw problem('cluster_not_found')
        const features = featuresOf(caller)
        const limit = query.size ?? 100
        const seqs = await listMembers(db.read, cluster.id, { limit, afterSeq: Number(query.cursor ?? 0) })
        const readable = (await posts.read(seqs)).filter(({ crawledMs }) =>
          isReadable(crawledMs, features, clock.now()),
        )
        const presented = readable.map((post) => presentPost(post, { casing: 'camel', features }))
        const next =
          seqs.length === limit ? `/v1/clusters/${cluster.id}?size=${limit}&cursor=${seqs.at(-1)}` : null
        const head = JSON.stringify({ id: cluster.id, size: cluster.size, next })
        return reply
          .type('application/json; charset=utf-8')
          .send(`${head.slice(0, -1)},"posts":[${presented.join(',')}]}` as never) // Posts are stored as JSON. The route type allows only objects.
      },
    )
  }

function isReadable(crawledMs: number, { historyDays }: { historyDays: number }, nowMs: number): boolean {
  return historyDays === 0 || crawledMs >= nowMs - historyDays * 86_400_000
}
