import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Agent, type Dispatcher } from 'undici'
import { openBody, tooLarge } from '../internal/outgoing/body.ts'
import { createGuardedConnector, type LoopbackTarget, type Resolve } from '../internal/outgoing/connector.ts'
import { type Exchange, startExchange } from '../internal/outgoing/exchange.ts'
import { firstHop, type Hop, nextHop } from '../internal/outgoing/hop.ts'
import { type Outgoing, OutgoingError, type OutgoingInit, type OutgoingResponse } from './outgoing.ts'
import { isPublicAddress } from './public-addresses.ts'

export interface OutgoingOptions {
  /** Allows private networks and this machine, for local use. */
  allowPrivate: boolean
  userAgent: string
  timeoutMs?: number
  connectTimeoutMs?: number
  maxBytes?: number
  maxHeaderBytes?: number
  maxRedirects?: number
  /** The maximum number of concurrent requests per scheme, host and port. Others queue. */
  connectionsPerHost?: number
  /** Allows single addresses although they are not public. */
  alsoAllow?: (address: string) => boolean
  /**
   * Sends requests for some host names, on any port, to a server on this machine without name resolution. Host names
   * are in lower case. All other ways to this machine stay blocked.
   */
  connectTo?: (hostname: string) => LoopbackTarget | undefined
  resolve?: Resolve
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { timeoutMs = 30_000, maxBytes = 10_000_000, maxRedirects = 5, alsoAllow = () => false } = options
  const agent = new Agent({
    connect: createGuardedConnector({
      isAllowed: (address) => options.allowPrivate || isPublicAddress(address) || alsoAllow(address),
      timeoutMs: options.connectTimeoutMs ?? 10_000,
      resolve: options.resolve,
      connectTo: options.connectTo,
    }),
    allowH2: false,
    connections: options.connectionsPerHost ?? 8,
    maxHeaderSize: options.maxHeaderBytes ?? 32_768,
    // A single deadline covers the whole exchange instead.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

  async function fetch(url: string | URL, init: OutgoingInit = {}): Promise<OutgoingResponse> {
    const exchange = startExchange(init.signal, init.timeoutMs ?? timeoutMs)
    try {
      let hop = firstHop(url, init, options.userAgent)
      for (const redirects: OutgoingResponse['redirects'] = []; ; ) {
        const response = await send(agent, hop, exchange.signal)
        const next = init.redirect === 'manual' ? undefined : follow(hop, response)
        if (next === undefined) return present(hop, response, redirects, init.maxBytes ?? maxBytes, exchange)
        response.body.dump({ limit: 16_384, signal: exchange.signal }).catch(() => {})
        if (redirects.length === maxRedirects) {
          throw new OutgoingError('too_many_redirects', `More than ${maxRedirects} redirects`)
        }
        redirects.push({ status: response.statusCode, from: hop.url.href })
        hop = next
      }
    } catch (error) {
      exchange.end()
      throw exchange.explain(error)
    }
  }

  return { fetch, close: () => agent.destroy() }
}

function send(agent: Agent, hop: Hop, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Dispatcher.ResponseData>()
  // undici handles the signal only once the request has a connection.
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  agent
    .request({
      origin: hop.url.origin,
      path: `${hop.url.pathname}${hop.url.search}`,
      method: hop.method,
      headers: Object.fromEntries(hop.headers),
      body: hop.body,
      signal,
    })
    .then(resolve, reject)
    .finally(() => signal.removeEventListener('abort', giveUp))
  return promise
}

function follow(hop: Hop, response: Dispatcher.ResponseData): Hop | undefined {
  const { location } = response.headers
  return nextHop(hop, response.statusCode, Array.isArray(location) ? location[0] : location)
}

function present(
  hop: Hop,
  response: Dispatcher.ResponseData,
  redirects: OutgoingResponse['redirects'],
  maxBytes: number,
  exchange: Exchange,
): OutgoingResponse {
  exchange.onResponse()
  // The deadline may pass before the caller reads the body.
  response.body.on('error', () => {})
  response.body.once('close', exchange.end)
  try {
    const headers = headersOf(response)
    const hasBody = hop.method !== 'HEAD' && response.statusCode !== 204 && response.statusCode !== 304
    if (hasBody && Number(headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes)
    const encoding = hasBody ? headers.get('content-encoding') : null
    const body = openBody(response.body, encoding, maxBytes, exchange.explain)
    return { status: response.statusCode, headers, url: hop.url.href, redirects, body, ...readers(body) }
  } catch (error) {
    response.body.destroy()
    throw error
  }
}

function headersOf(response: Dispatcher.ResponseData): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) {
    for (const line of [value ?? []].flat()) headers.append(name, line)
  }
  return headers
}

function readers(body: Readable): Pick<OutgoingResponse, 'bytes' | 'text' | 'json'> {
  const text = async () => new TextDecoder().decode(await buffer(body))
  return {
    bytes: () => buffer(body),
    text,
    async json() {
      const source = await text()
      try {
        return JSON.parse(source)
      } catch (error) {
        throw new OutgoingError('bad_response', 'The response is not JSON', error)
      }
    },
  }
}
