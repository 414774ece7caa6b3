import { matchesEtag } from '@octavo/platform/http/etag.ts'
import { rangeOf } from '@octavo/platform/http/ranges.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from './errors.ts'
import type { Image } from './image.ts'

export interface Presentation {
  image: Image
  status: number
  /** The URL contains the content hash. */
  isImmutableUrl: boolean
}

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

export function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { image, status, isImmutableUrl }: Presentation,
): void {
  const { bytes, headers, headersOf304, etag, lastModified } = image
  const caching = isImmutableUrl ? immutable : undefined
  if (status === 200 && isUnchanged(request, image)) {
    reply
      .code(304)
      .headers({ ...headersOf304, ...caching })
      .send()
    return
  }
  const range =
    status === 200 ? rangeOf(request, { byteLength: bytes.length, etag, lastModified }) : undefined
  if (range === 'unsatisfiable')
    throw problem('bad_range', { headers: { 'content-range': `bytes */${bytes.length}` } })
  reply.code(range ? 206 : status).headers(headers)
  if (caching) reply.headers(caching)
  if (!range && status !== 206) {
    reply.send(bytes)
    return
  }
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 }
  reply.headers({
    'content-range': `bytes ${start}-${end}/${bytes.length}`,
    'content-length': end - start + 1,
  })
  reply.send(bytes.subarray(start, end + 1))
}

function isUnchanged({ headers }: FastifyRequest, { etag, lastModified }: Image): boolean {
  const ifNoneMatch = headers['if-none-match']
  if (ifNoneMatch !== undefined) return matchesEtag(ifNoneMatch, etag)
  const since = headers['if-modified-since']
  return since !== undefined && Date.parse(since) >= Date.parse(lastModified)
}
