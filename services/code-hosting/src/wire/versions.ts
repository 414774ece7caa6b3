import { createHash } from 'node:crypto'
import { matchesEtag } from '@octavo/platform/http/etag.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheControl } from './api-headers.ts'

/**
 * For responses whose content is determined by version counters. Sets the ETag and returns true if the client's copy is
 * current; then respond with 304.
 */
export function revalidate(
  request: FastifyRequest,
  reply: FastifyReply,
  ...versions: readonly (number | string)[]
): boolean {
  const { viewer, era, addresses, originalUrl, headers } = request
  const parts = [
    ...versions,
    era,
    viewer.user?.id ?? 0,
    // A repository that takes the name of a deleted one counts from the start again.
    request.repository?.row.id,
    request.repository?.role,
    addresses.api,
    originalUrl,
    headers.accept,
  ]
  const etag = `"${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}"`
  reply.header('etag', etag).header('cache-control', cacheControl(viewer.user))
  return matchesEtag(headers['if-none-match'], etag)
}
