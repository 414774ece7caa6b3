import { isIP } from 'node:net'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { FeedFacts } from './prepared-entry.ts'
import { scheduleSource, writeFrontier } from './store/frontier.ts'
import { findSource, type Source } from './store/sources.ts'
import {
  deleteSubscription,
  endSubscriptions,
  findSubscriptionOf,
  insertSubscription,
  listDueSubscriptions,
  listLostSubscriptions,
  type Subscription,
  updateSubscription,
} from './store/websub.ts'
import { userAgentOf } from './user-agent.ts'

export const webSubJob = 'websub'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const requestedLeaseMs = 10 * dayMs
const maxLeaseMs = 30 * dayMs
const minLeaseMs = 60_000
const renewAt = 0.8
const maxAttempts = 10
const perRun = 50
const timeoutMs = 10_000
const maxResponseBytes = 100_000

export const callbackPath = '/v1/websub/'

/** Hubs send posts to the public URL. Without one, or with one of this machine, feeds are only polled. */
export function canReceive({ url }: Context): boolean {
  const { protocol, hostname } = URL.parse(url()) ?? {}
  const isWeb = protocol === 'http:' || protocol === 'https:'
  if (!isWeb || hostname === undefined) return false
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname !== 'localhost' && hostname.includes('.')
}

/** Subscribes a source to the hub that its feed names, and ends a subscription to another one. */
export async function renewSubscription(
  context: Context,
  tx: Transaction<Tables>,
  source: Pick<Source, 'id' | 'target_url'>,
  { hubUrls: [hub], selfUrl }: Pick<FeedFacts, 'hubUrls' | 'selfUrl'>,
): Promise<void> {
  const topic = selfUrl ?? source.target_url
  const existing = await findSubscriptionOf(tx, source.id)
  if (existing && existing.hub === hub && existing.topic === topic) return
  const nowMs = context.clock.now()
  if (existing) await endSubscriptions(tx, source.id, nowMs)
  const isWanted = hub !== undefined && canReceive(context)
  if (isWanted)
    await insertSubscription(tx, {
      id: context.ids.text(40),
      source_id: source.id,
      hub,
      topic,
      secret: context.ids.text(64),
      state: 'pending',
      lease_until_ms: null,
      request_at_ms: nowMs,
      attempts: 0,
    })
  if (existing || isWanted) await context.jobs.enqueue(tx, { kind: webSubJob, payload: null, key: webSubJob })
}

/** True while a hub sends the posts of a source, so it is polled less often. */
export async function isPushed({ db, clock }: Context, sourceId: number): Promise<boolean> {
  const subscription = await findSubscriptionOf(db.read, sourceId)
  return subscription?.state === 'active' && (subscription.lease_until_ms ?? 0) > clock.now()
}

/** The hub has confirmed a lease. It is renewed before it ends. */
export async function confirm(
  { db, clock }: Context,
  subscription: Subscription,
  leaseSeconds: number,
): Promise<boolean> {
  const leaseMs = Math.min(Math.max(leaseSeconds * 1000, minLeaseMs), maxLeaseMs)
  const nowMs = clock.now()
  const change = {
    state: 'active' as const,
    attempts: 0,
    lease_until_ms: nowMs + leaseMs,
    request_at_ms: nowMs + leaseMs * renewAt,
  }
  return writeFrontier(db, (tx) => updateSubscription(tx, subscription, change))
}

/** Sends the requests to hubs that are due, and polls sources whose hub is silent. */
export async function runSubscriptions(context: Context, signal: AbortSignal): Promise<void> {
  const { db, clock } = context
  for (const lost of await listLostSubscriptions(db.read, clock.now())) await fallBack(context, lost)
  for (const due of await listDueSubscriptions(db.read, clock.now(), perRun)) {
    signal.throwIfAborted()
    await request(context, due, signal)
  }
}

/** Polls the source again. It is subscribed again later. */
export async function fallBack(context: Context, subscription: Subscription): Promise<void> {
  const { db, clock } = context
  await writeFrontier(db, async (tx) => {
    const nowMs = clock.now()
    const change = { state: 'pending' as const, lease_until_ms: null, request_at_ms: nowMs + hourMs }
    if (!(await updateSubscription(tx, subscription, change))) return
    const source = subscription.source_id === null ? undefined : await findSource(tx, subscription.source_id)
    if (source?.state === 'active') await scheduleSource(tx, source, nowMs)
  })
}

async function request(context: Context, subscription: Subscription, signal: AbortSignal): Promise<void> {
  const { db, clock, outgoing, config, log, url } = context
  const { id, hub, topic, secret, state, attempts } = subscription
  const isEnding = state === 'ending'
  if (attempts >= maxAttempts && isEnding) return writeFrontier(db, (tx) => deleteSubscription(tx, id))
  // Saved first: the hub may confirm before it responds.
  const pauseMs = Math.min(hourMs * 2 ** Math.min(attempts, 10), dayMs)
  const change = { attempts: attempts + 1, request_at_ms: clock.now() + pauseMs }
  if (!(await writeFrontier(db, (tx) => updateSubscription(tx, subscription, change)))) return
  if (!canReceive(context)) return
  const body = new URLSearchParams({
    'hub.mode': isEnding ? 'unsubscribe' : 'subscribe',
    'hub.topic': topic,
    'hub.callback': `${url()}${callbackPath}${id}`,
    ...(!isEnding && { 'hub.secret': secret, 'hub.lease_seconds': String(requestedLeaseMs / 1000) }),
  })
  try {
    const { status, body: response } = await outgoing.fetch(hub, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgentOf(config) },
      body: body.toString(),
      timeoutMs,
      maxBytes: maxResponseBytes,
      signal,
    })
    response.destroy()
    if (status >= 300) log.info({ hub, topic, status }, 'a hub refused a request')
  } catch (error) {
    signal.throwIfAborted()
    log.info({ err: error, hub, topic }, 'a hub could not be reached')
  }
}
