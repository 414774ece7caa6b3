import type { Static } from 'typebox'
import type { Context } from '../context.ts'
import { invalidParameter, problem } from '../errors.ts'
import { findByKey } from '../queries/feed-routes.ts'
import { type FeedFormat, feedFormats, feedUrl } from '../queries/saved-query.ts'
import type { hubBody } from './schema.ts'

/** A request that waits for its verification. */
export interface HubRequest {
  mode: 'subscribe' | 'unsubscribe'
  queryId: number
  format: FeedFormat
  topic: string
  callback: string
  callbackHost: string
  secret: string | null
  leaseSeconds: number
}

const dayS = 86_400
const defaultLeaseS = 10 * dayS
const minLeaseS = 300
const maxLeaseS = 30 * dayS
const maxCallbackBytes = 2_000

/** Fails unless the topic is one of our feeds. */
export async function readHubRequest(
  context: Pick<Context, 'db'>,
  base: string,
  body: Static<typeof hubBody>,
): Promise<HubRequest> {
  const { 'hub.mode': mode, 'hub.topic': topic, 'hub.callback': callback, 'hub.secret': secret = null } = body
  const requestedS = Number(body['hub.lease_seconds'] ?? defaultLeaseS)
  return {
    mode,
    topic,
    callback,
    callbackHost: hostOf(callback),
    secret,
    leaseSeconds: Math.min(maxLeaseS, Math.max(minLeaseS, requestedS)),
    ...(await readTopic(context, base, topic)),
  }
}

async function readTopic(context: Pick<Context, 'db'>, base: string, topic: string) {
  const { id, extension, key } =
    /\/v1\/queries\/(?<id>\d{1,15})\.(?<extension>\w+)\?feed_key=(?<key>\w+)$/.exec(topic)?.groups ?? {}
  const format = feedFormats.find((each) => each === extension)
  if (format === undefined || key === undefined) throw problem('query_not_found')
  const query = await findByKey(context, Number(id), key)
  if (topic !== feedUrl(base, query, format)) throw problem('query_not_found')
  return { queryId: query.id, format }
}

/** The outgoing client checks the address of the host with each request. */
function hostOf(callback: string): string {
  // Longer ones do not fit into the indexes of PostgreSQL.
  if (Buffer.byteLength(callback) > maxCallbackBytes)
    throw invalidParameter('hub.callback', `must have at most ${maxCallbackBytes} bytes`)
  const url = URL.parse(callback)
  const isHttp = url !== null && /^https?:$/.test(url.protocol)
  if (!isHttp || url.username !== '' || url.password !== '' || url.hash !== '')
    throw invalidParameter('hub.callback', 'must be an HTTP or HTTPS URL without credentials and fragment')
  return url.host
}
