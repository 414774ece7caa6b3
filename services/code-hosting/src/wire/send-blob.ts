import type { Blobs } from '@octavo/platform/blobs/blobs.ts'
import { matchesEtag } from '@octavo/platform/http/etag.ts'
import { rangeOf } from '@octavo/platform/http/ranges.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'

export interface SentFile {
  hash: string
  sizeBytes: number
  contentType: string
  contentDisposition: string
}

const linkSeconds = 300
/** A browser that shows the file must not run scripts or use the origin. */
const policy = "default-src 'none'; sandbox"

/**
 * Sends a file, or redirects to the bucket that stores it. Calls `begin` for a download from the start, since clients that resume one
 * have called it before.
 */
export async function sendBlob(
  blobs: Blobs,
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, sizeBytes, contentType, contentDisposition }: SentFile,
  begin: () => void = () => {},
): Promise<FastifyReply> {
  const etag = `"${hash}"`
  const isHead = request.method === 'HEAD'
  const location = await blobs.signedUrl(hash, { expiresS: linkSeconds, contentType, contentDisposition })
  if (location !== undefined) {
    if (!isHead) begin()
    return reply.code(302).header('location', location).send()
  }
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': contentDisposition,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
  const range = rangeOf(request, { byteLength: sizeBytes, etag })
  if (range === 'unsatisfiable')
    throw problem('range_not_satisfiable', { headers: { 'content-range': `bytes */${sizeBytes}` } })
  if (!isHead && (range?.start ?? 0) === 0) begin()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`)
  reply.header('content-type', contentType)
  reply.header('content-length', range ? range.end - range.start + 1 : sizeBytes)
  return reply.send(isHead ? null : blobs.open(hash, range))
}
