import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { etagOf, matchesEtag } from './etag.ts'

/** A response with precomputed bytes, validators and headers. */
export interface PreparedResponse {
  readonly variants: Partial<Record<Encoding, Variant | Promise<Variant>>>
  /** Upper bound of the memory that all encodings need. */
  readonly byteLength: number
  readonly effort?: Effort
}

export interface Variant {
  body: Buffer
  etag: string
  headers: Record<string, string | number>
  headersOf304: Record<string, string>
}

export interface Preparation {
  /** A strong validator. Defaults to a hash of the content. */
  etag?: string
  /** Compression effort. `little` suits responses that change often: much faster, a few per cent larger. */
  effort?: Effort
}

type Effort = 'most' | 'little'

/** Smaller responses fit into one packet anyway. */
const worthCompressingBytes = 1400
/** Larger responses skip the highest Brotli level, which would take seconds. */
const smallBytes = 128 * 1024

export function prepareResponse(
  content: string | Buffer,
  headers: Record<string, string>,
  { etag, effort = 'most' }: Preparation = {},
): PreparedResponse {
  const body = Buffer.isBuffer(content) ? content : Buffer.from(content)
  const vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding'
  const identity = createVariant(body, etag ?? etagOf(body), { ...headers, vary })
  const isSmall = body.length < worthCompressingBytes
  return {
    variants: isSmall ? { identity, gzip: identity, br: identity } : { identity },
    byteLength: isSmall ? body.length : 3 * body.length,
    effort,
  }
}

/**
 * Sends the response in the negotiated encoding, or 304. Encodings are computed on first use. `isFresh` tells the
 * shortcut cache whether the response is still valid.
 */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedResponse,
  isFresh?: () => boolean,
): undefined | Promise<undefined> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const variant = prepared.variants[encoding] ?? encode(prepared, encoding)
  request.server.shortcut?.remember(request, prepared, isFresh)
  if (variant instanceof Promise) return variant.then((ready) => sendVariant(request, reply, ready))
  return sendVariant(request, reply, variant)
}

function sendVariant(request: FastifyRequest, reply: FastifyReply, variant: Variant): undefined {
  if (matchesEtag(request.headers['if-none-match'], variant.etag))
    reply.code(304).headers(variant.headersOf304).send()
  else reply.headers(variant.headers).send(variant.body)
  // An async handler must return the reply, or Fastify would send a second response while hooks run. The cast is
  // needed because the route type allows only bodies.
  return reply as unknown as undefined
}

const compressors = {
  gzip: (body: Buffer, effort: Effort) => promisify(gzip)(body, { level: effort === 'most' ? 9 : 1 }),
  br: (body: Buffer, effort: Effort) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'little' ? 4 : body.length < smallBytes ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
}

/** Each encoding needs its own strong validator (RFC 9110 §8.8.3.3). */
export function encodedEtag(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : etag.replace(/"$/, `.${encoding}"`)
}

function encode(
  { variants, effort = 'most' }: PreparedResponse,
  encoding: Encoding,
): Variant | Promise<Variant> {
  // `prepareResponse` always sets the identity variant.
  const identity = variants.identity as Variant
  if (encoding === 'identity') return identity
  const encoded = compressors[encoding](identity.body, effort).then((body) => {
    const headers = { ...identity.headersOf304, ...typeOf(identity), 'content-encoding': encoding }
    const variant = createVariant(body, encodedEtag(identity.etag, encoding), headers)
    variants[encoding] = variant
    return variant
  })
  variants[encoding] = encoded
  return encoded
}

function createVariant(body: Buffer, etag: string, headers: Record<string, string>): Variant {
  const { 'content-type': _type, 'content-encoding': _encoding, ...lasting } = headers
  return {
    body,
    etag,
    headers: { ...headers, etag, 'content-length': body.length },
    headersOf304: { ...lasting, etag },
  }
}

function typeOf({ headers }: Variant): Record<string, string> {
  return headers['content-type'] ? { 'content-type': String(headers['content-type']) } : {}
}
