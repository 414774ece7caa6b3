import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { etagOf, matchesEtag } from './etag.ts'

/** An answer whose bytes, validators and headers are ready before it is asked for. */
export interface PreparedResponse {
  readonly variants: Partial<Record<Encoding, Variant | Promise<Variant>>>
  /** The most that it takes once every encoding was asked for. */
  readonly byteLength: number
  readonly effort?: Effort
}

export interface Variant {
  body: Buffer
  etag: string
  headers: Record<string, string | number>
  headersOf304: Record<string, string>
}

/** How an answer differs from one that is made once and given for ever. */
export interface Preparation {
  /** A strong validator of the content that is known without the content. */
  etag?: string
  /** `little` for answers that are made often: much less work, and a few per cent more bytes. */
  effort?: Effort
}

type Effort = 'most' | 'little'

/** Below this size compression saves no packet. */
const worthCompressingBytes = 1400
/** Above this size the last few per cent cost seconds. */
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
 * Sends it in the encoding that suits the client, or 304. An encoding is made the first time it is wanted.
 * `isFresh` says, whenever the same is asked for again, whether this is still the answer.
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

/** Makes every encoding now, for an answer that is large and sure to be wanted. */
export async function precompressResponse(prepared: PreparedResponse): Promise<void> {
  await Promise.all(
    (['gzip', 'br'] as const).map((encoding) => prepared.variants[encoding] ?? encode(prepared, encoding)),
  )
}

function sendVariant(request: FastifyRequest, reply: FastifyReply, variant: Variant): undefined {
  if (matchesEtag(request.headers['if-none-match'], variant.etag))
    reply.code(304).headers(variant.headersOf304).send()
  else reply.headers(variant.headers).send(variant.body)
  // An async handler that returns nothing while hooks are at work on its answer would answer twice; returning the
  // reply prevents it. To the type of a route only a body is something.
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

/** The validator of the same content in that encoding. */
export function encodedEtag(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : etag.replace(/"$/, `.${encoding}"`)
}

function encode(
  { variants, effort = 'most' }: PreparedResponse,
  encoding: Encoding,
): Variant | Promise<Variant> {
  // Every prepared answer is made with its identity.
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
