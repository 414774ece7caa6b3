import { matchesEtag } from '@octavo/platform/http/etag.ts'
import { isRangeCurrent, parseRange } from '@octavo/platform/http/ranges.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from './errors.ts'
import type { Picture } from './picture.ts'

export interface Presentation {
  picture: Picture
  status: number
  /** At an address that holds the hash of these bytes, which nothing else will ever be at. */
  isFinal: boolean
}

const forGood = { 'cache-control': 'public, max-age=31536000, immutable' }

export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { picture, status, isFinal }: Presentation,
): void {
  const { bytes, headers, headersOf304 } = picture
  const lasting = isFinal ? forGood : undefined
  if (status === 200 && isUnchanged(request, picture)) {
    reply
      .code(304)
      .headers({ ...headersOf304, ...lasting })
      .send()
    return
  }
  const range = status === 200 ? rangeOf(request, picture) : undefined
  if (range === 'unsatisfiable')
    throw problem('bad_range', { headers: { 'content-range': `bytes */${bytes.length}` } })
  reply.code(range ? 206 : status).headers(headers)
  if (lasting) reply.headers(lasting)
  if (!range) {
    reply.send(bytes)
    return
  }
  const { start, end } = range
  reply.headers({
    'content-range': `bytes ${start}-${end}/${bytes.length}`,
    'content-length': end - start + 1,
  })
  reply.send(bytes.subarray(start, end + 1))
}

function isUnchanged({ headers }: FastifyRequest, { etag, lastModified }: Picture): boolean {
  const ifNoneMatch = headers['if-none-match']
  if (ifNoneMatch !== undefined) return matchesEtag(ifNoneMatch, etag)
  const since = headers['if-modified-since']
  return since !== undefined && Date.parse(since) >= Date.parse(lastModified)
}

function rangeOf({ headers }: FastifyRequest, { etag, lastModified, bytes }: Picture) {
  if (headers.range === undefined) return undefined
  const ifRange = headers['if-range']
  const isCurrent = isRangeCurrent(typeof ifRange === 'string' ? ifRange : undefined, etag, lastModified)
  return isCurrent ? parseRange(headers.range, bytes.length) : undefined
}
