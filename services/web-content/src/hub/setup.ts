import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { type Posts, postWrites } from '../posts/posts.ts'
import type { AfterMatch } from '../queries/match-posts.ts'
import type { BeforeRemove, SavedQueries } from '../queries/saved-queries.ts'
import { distributeJob, distributeJobHandler, distributeMatches } from './distribute.ts'
import { countFollowers } from './followers.ts'
import { hubRoutes } from './routes.ts'
import { deleteExpired, listSubscriptions } from './store.ts'
import { denyJob, denyJobHandler, verifyJob, verifyJobHandler } from './verify.ts'

interface HubOptions {
  queries: SavedQueries
  afterMatch: AfterMatch[]
}

export function setUpHub(context: Context, posts: Posts, { queries, afterMatch }: HubOptions): Subject {
  const { db, clock } = context
  afterMatch.push(distributeMatches(context))
  queries.beforeRemove.push(denySubscribers(context))
  return {
    routes: [hubRoutes(context)],
    jobs: {
      [verifyJob]: verifyJobHandler(context),
      [denyJob]: denyJobHandler(context),
      [distributeJob]: distributeJobHandler(context, posts),
      'delete-expired-hub-subscriptions': {
        everyMs: 3_600_000,
        run: () =>
          db.writeBatched(postWrites, async (tx) => {
            for (const queryId of await deleteExpired(tx, clock.now()))
              await countFollowers(tx, context, queryId)
          }),
      },
    },
  }
}

/** The subscriptions are deleted with their query. */
const denySubscribers =
  ({ jobs, clock }: Pick<Context, 'jobs' | 'clock'>): BeforeRemove =>
  async (tx, { id }) => {
    for (const { topic, callback } of await listSubscriptions(tx, [id], clock.now()))
      await jobs.enqueue(tx, { kind: denyJob, payload: { topic, callback, reason: 'The feed was deleted.' } })
  }
