import { chunk } from '@octavo/platform/data/chunks.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import { deletePayloadsOf } from '@octavo/platform/webhooks/queries.ts'
import type { Context } from '../context.ts'
import type { AfterDelete } from '../posts/posts.ts'
import { presentPost } from '../search/present-post.ts'
import type { AfterMatch, PostMatch } from './match-posts.ts'
import { queryIdOf, webhookOwnerOf } from './saved-query.ts'

/** Puts matches into the outbox of the webhooks. The action of a delivery is the post's UUID. */
export const sendMatches =
  ({ webhooks, clock }: Pick<Context, 'webhooks' | 'clock'>): AfterMatch =>
  async (tx, matches) => {
    const webhookMatches = matches.filter(({ query }) => query.hasWebhooks)
    for (const [post, own] of Map.groupBy(webhookMatches, (match) => match.post)) {
      const timestamp = new Date(clock.now()).toISOString()
      for (const some of chunk(own, queriesAtOnce)) {
        // All webhooks of a query get the same object, which is encoded and stored once.
        const payloads = new Map(some.map((match) => [match.query.id, payloadOf(match, timestamp)]))
        await webhooks.emit(tx, {
          event: eventOf(own[0]),
          action: post.uuid,
          owners: some.map(({ query }) => webhookOwnerOf(query)),
          payload: ({ owner }) => payloads.get(queryIdOf(owner)),
        })
      }
    }
  }

const queriesAtOnce = 500

const eventOf = (match: PostMatch | undefined) =>
  match?.change === 'created' ? 'post.created' : 'post.updated'

/** In the structure that Standard Webhooks recommends. */
function payloadOf(match: PostMatch, timestamp: string): object {
  const { query, post, plan } = match
  const json = presentPost(post, { features: plan, casing: 'camel' })
  return {
    type: eventOf(match),
    timestamp,
    data: { query: { id: query.id, name: query.name }, post: decodeJson<object>(json) },
  }
}

/** A deleted post is not kept in deliveries either. */
export const forgetPost: AfterDelete = (tx, { uuid }) => deletePayloadsOf(tx, uuid)
