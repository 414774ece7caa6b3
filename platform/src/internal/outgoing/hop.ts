import querystring from 'node:querystring'
import { OutgoingError, type OutgoingInit } from '../../outgoing/outgoing.ts'

/** One request of an exchange: the first, or one that follows a redirect. */
export interface Hop {
  url: URL
  method: NonNullable<OutgoingInit['method']>
  headers: Headers
  body: string | Uint8Array | null
}

export function firstHop(address: string | URL, init: OutgoingInit, userAgent: string): Hop {
  const url = parseUrl(address)
  const headers = parseHeaders(init.headers ?? {})
  if (!headers.has('user-agent')) headers.set('user-agent', userAgent)
  if (!headers.has('accept')) headers.set('accept', '*/*')
  if (!headers.has('authorization')) authorize(headers, url)
  for (const name of defaultHeaders) headers.delete(name)
  headers.set('accept-encoding', 'gzip, br, zstd')
  return { url: withoutUser(url), method: init.method ?? 'GET', headers, body: init.body ?? null }
}

/** Returns the next request of a redirect (RFC 9110 §15.4), or undefined when it cannot be followed. */
export function nextHop(hop: Hop, status: number, location: string | undefined): Hop | undefined {
  const url = redirectTarget(hop.url, status, location)
  if (url === undefined) return undefined
  const headers = url.origin === hop.url.origin ? new Headers(hop.headers) : onlyHarmless(hop.headers)
  const becomesGet =
    status === 303 ? hop.method !== 'HEAD' : hop.method === 'POST' && (status === 301 || status === 302)
  if (!becomesGet) return { ...hop, url, headers }
  headers.delete('content-type')
  return { url, method: 'GET', headers, body: null }
}

/** Returns undefined when the response is no redirect. */
export function redirectTarget(from: URL, status: number, location: string | undefined): URL | undefined {
  if (!redirects.has(status) || location === undefined) return undefined
  const target = URL.parse(readable(location), from)
  if (target === null) throw new OutgoingError('bad_response', 'The redirect has no valid target')
  return withoutUser(checkScheme(target))
}

const redirects = new Set([301, 302, 303, 307, 308])

/** Headers that the client sets itself. */
const defaultHeaders = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'upgrade',
  'expect',
  'te',
]

/** Only these headers go to another origin, because any other one may be a credential. */
const harmless = ['user-agent', 'accept', 'accept-encoding', 'accept-language', 'content-type', 'range']

function onlyHarmless(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => harmless.includes(name)))
}

function parseUrl(address: string | URL): URL {
  const url = URL.parse(address)
  if (url === null) throw new OutgoingError('invalid_request', `${JSON.stringify(address)} is not a URL`)
  return checkScheme(url)
}

function checkScheme(url: URL): URL {
  if (url.protocol === 'http:' || url.protocol === 'https:') return url
  throw new OutgoingError('unsupported_scheme', `${url.protocol} is neither http: nor https:`)
}

function parseHeaders(headers: Record<string, string>): Headers {
  try {
    return new Headers(headers)
  } catch (error) {
    throw new OutgoingError('invalid_request', 'A header cannot be sent', error)
  }
}

function authorize(headers: Headers, url: URL): void {
  if (url.username === '' && url.password === '') return
  const user = `${querystring.unescape(url.username)}:${querystring.unescape(url.password)}`
  headers.set('authorization', `Basic ${Buffer.from(user).toString('base64')}`)
}

function withoutUser(url: URL): URL {
  const clean = new URL(url)
  clean.username = ''
  clean.password = ''
  clean.hash = ''
  return clean
}

/** Header bytes are read as Latin-1, but servers send raw UTF-8 here. */
function readable(location: string): string {
  return Buffer.from(location, 'latin1').toString('utf8')
}
