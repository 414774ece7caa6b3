import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Posts } from '../posts/posts.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { feedRoutes } from './feed-routes.ts'
import { type AfterMatch, matchPosts } from './match-posts.ts'
import { createQueryWebhooks } from './query-webhooks.ts'
import { savedQueryRoutes } from './routes.ts'
import { createSavedQueries, type SavedQueries } from './saved-queries.ts'
import { forgetPost, sendMatches } from './send-matches.ts'
import { createPostHints } from './stream/post-hints.ts'
import { streamRoutes } from './stream/routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

export interface Queries extends Subject {
  queries: SavedQueries
  /** Later subjects add their hooks during set-up. */
  afterMatch: AfterMatch[]
}

export function setUpQueries(context: Context, posts: Posts): Queries {
  const queries = createSavedQueries(context)
  const webhooks = createQueryWebhooks(context, queries)
  const hints = createPostHints(context)
  const afterMatch = [sendMatches(context)]
  queries.beforeRemove.push(webhooks.removeAll)
  posts.afterWrite.push(matchPosts(context, posts, afterMatch), hints.afterWrite)
  posts.afterDelete.push(forgetPost)
  return {
    queries,
    afterMatch,
    routes: [
      savedQueryRoutes(context, queries),
      webhookRoutes(queries, webhooks),
      deliveryRoutes(queries, webhooks),
      feedRoutes(context, posts),
      streamRoutes(context, posts, queries, hints),
    ],
    close: async () => hints.close(),
  }
}
