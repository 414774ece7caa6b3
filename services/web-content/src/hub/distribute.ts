import { createHmac } from 'node:crypto'
import { Problem } from '@octavo/platform/errors.ts'
import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import { OutgoingError } from '@octavo/platform/outgoing/outgoing.ts'
import type { Context } from '../context.ts'
import { type Posts, postWrites } from '../posts/posts.ts'
import { type Feed, ownerPlan, writeFeed } from '../queries/feed.ts'
import type { AfterMatch } from '../queries/match-posts.ts'
import { findQuery } from '../queries/store/queries.ts'
import { countFollowers } from './followers.ts'
import { deleteSubscription, findSubscription, listSubscriptions, type Subscription } from './store.ts'

export const distributeJob = 'distribute-feed'

/** Posts that follow each other within this time are sent together. */
const batchDelayMs = 500
const timeoutMs = 10_000
const minuteMs = 60_000
const maxAttempts = 8

/** Has the feeds of matched queries sent to their subscribers, once the posts are committed. */
export const distributeMatches =
  ({ jobs, clock }: Pick<Context, 'jobs' | 'clock'>): AfterMatch =>
  async (tx, matches) => {
    const subscribed = matches.filter(({ query }) => query.hasSubscribers)
    const queryIds = [...new Set(subscribed.map(({ query }) => query.id))]
    const nowMs = clock.now()
    const subscriptions = await listSubscriptions(tx, queryIds, nowMs)
    await jobs.enqueueAll(
      tx,
      subscriptions.map(({ id }) => ({
        kind: distributeJob,
        payload: id,
        key: String(id),
        runAtMs: nowMs + batchDelayMs,
      })),
    )
  }

/** https://www.w3.org/TR/websub/#content-distribution */
export function distributeJobHandler(context: Context, posts: Posts): JobHandler {
  const { db, clock } = context

  async function currentFeed(
    { queryId, topic, format }: Subscription,
    signal: AbortSignal,
  ): Promise<Feed | undefined> {
    const query = await findQuery(db.read, queryId)
    if (!query) return undefined
    const base = topic.slice(0, topic.lastIndexOf('/v1/queries/'))
    try {
      return await writeFeed(context, posts, await ownerPlan(context, query), { query, format, base, signal })
    } catch (error) {
      // The owner is suspended, or has a smaller plan: readers of the feed get the same error.
      if (error instanceof Problem && error.status < 500) return undefined
      throw error
    }
  }

  async function send({ callback, secret }: Subscription, feed: Feed, signal: AbortSignal): Promise<number> {
    const { contentType, body, hubUrl, selfUrl } = feed
    const response = await context.outgoing.fetch(callback, {
      method: 'POST',
      body,
      headers: {
        'content-type': contentType,
        link: `<${hubUrl}>; rel="hub", <${selfUrl}>; rel="self"`,
        ...(secret !== null && {
          'x-hub-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        }),
      },
      redirect: 'manual',
      timeoutMs,
      signal,
    })
    response.body.destroy()
    return response.status
  }

  return {
    concurrency: 16,
    maxAttempts,
    backoffMs: (attempt) => Math.min(240, 2 ** (attempt - 2)) * minuteMs,
    async run(id, { attempt, signal }) {
      const subscription = await findSubscription(db.read, Number(id), clock.now())
      const feed = subscription && (await currentFeed(subscription, signal))
      if (!feed) return
      const outcome = await send(subscription, feed, signal).catch((error: unknown) => {
        if (error instanceof OutgoingError) return error
        throw error
      })
      if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return
      if (outcome === 410)
        await db.writeBatched(postWrites, async (tx) => {
          await deleteSubscription(tx, subscription)
          await countFollowers(tx, context, subscription.queryId)
        })
      // The next post tries again.
      else if (attempt < maxAttempts)
        throw new Error(
          `The callback could not be reached: ${outcome instanceof Error ? outcome.code : outcome}`,
        )
    },
  }
}
