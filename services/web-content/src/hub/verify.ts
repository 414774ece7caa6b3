import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import type { Context } from '../context.ts'
import { postWrites } from '../posts/posts.ts'
import { findQuery } from '../queries/store/queries.ts'
import { countFollowers } from './followers.ts'
import type { HubRequest } from './hub-request.ts'
import { countOthers, deleteSubscription, putSubscription } from './store.ts'

export const verifyJob = 'verify-hub-request'
export const denyJob = 'deny-hub-subscription'

export interface Denial {
  topic: string
  callback: string
  reason: string
}

const timeoutMs = 10_000
const maxBytes = 4_096
const maxAttempts = 3
const maxPerQuery = 100
const maxPerHost = 100
/** The maximum for all feeds of a user. Each subscription is one more job in the transaction of a post. */
const maxPerUser = 1_000

/** Verifies the intent of the callback: https://www.w3.org/TR/websub/#hub-verifies-intent */
export function verifyJobHandler(context: Context): JobHandler {
  const { db, clock, ids, jobs } = context

  async function confirms({ mode, topic, callback, leaseSeconds }: HubRequest): Promise<boolean> {
    const challenge = ids.text(32)
    const { status, text } = await callBack(context, callback, {
      'hub.mode': mode,
      'hub.topic': topic,
      'hub.challenge': challenge,
      ...(mode === 'subscribe' && { 'hub.lease_seconds': String(leaseSeconds) }),
    })
    return status >= 200 && status < 300 && text === challenge
  }

  return {
    concurrency: 8,
    maxAttempts,
    backoffMs: (attempt) => 30_000 * attempt,
    async run(payload, { attempt }) {
      // `hubRoutes` wrote this payload.
      const request = payload as HubRequest
      try {
        if (!(await confirms(request))) return
      } catch (error) {
        if (attempt < maxAttempts) throw error
        return
      }
      const { topic, callback, queryId } = request
      await db.writeBatched(postWrites, async (tx) => {
        if (request.mode === 'unsubscribe') {
          await deleteSubscription(tx, request)
          await countFollowers(tx, context, queryId)
          return
        }
        const reason = await reasonAgainst(request)
        if (reason !== undefined)
          return jobs.enqueue(tx, { kind: denyJob, payload: { topic, callback, reason } })
        const nowMs = clock.now()
        await putSubscription(tx, { ...request, leasedUntilMs: nowMs + request.leaseSeconds * 1000 }, nowMs)
        await countFollowers(tx, context, queryId)

        async function reasonAgainst({ queryId }: HubRequest): Promise<string | undefined> {
          const query = await findQuery(tx, queryId)
          if (!query) return 'The feed no longer exists.'
          const { ofQuery, ofHost, ofUser } = await countOthers(tx, request, query.userId)
          if (ofQuery >= maxPerQuery) return 'The feed has too many subscriptions.'
          if (ofUser >= maxPerUser) return 'The feeds of this user have too many subscriptions.'
          return ofHost >= maxPerHost ? 'The host of the callback has too many subscriptions.' : undefined
        }
      })
    },
  }
}

/** Tells a subscriber that it has no subscription, or no longer: https://www.w3.org/TR/websub/#x5-2-subscription-validation */
export function denyJobHandler(context: Context): JobHandler {
  return {
    concurrency: 8,
    maxAttempts,
    async run(payload, { attempt }) {
      // The sender of this job writes a `Denial`.
      const { topic, callback, reason } = payload as Denial
      try {
        await callBack(context, callback, { 'hub.mode': 'denied', 'hub.topic': topic, 'hub.reason': reason })
      } catch (error) {
        if (attempt < maxAttempts) throw error
      }
    },
  }
}

async function callBack(
  { outgoing }: Pick<Context, 'outgoing'>,
  callback: string,
  parameters: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string }> {
  const url = new URL(callback)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value)
  const response = await outgoing.fetch(url, { redirect: 'manual', timeoutMs, maxBytes })
  return { status: response.status, text: await response.text() }
}
