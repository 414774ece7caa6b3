import { findBaseUrl } from '@octavo/platform/http/base-url.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Whether the request comes from the portal's own pages or from the address bar. `SameSite` cookies ignore ports, so they
 * do not exclude pages of the services.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': fetchSite = 'none' } = request.headers
  const ownOrigins = [findBaseUrl(request), publicUrl && new URL(publicUrl).origin]
  return (
    ['same-origin', 'none'].includes(String(fetchSite)) &&
    (origin === undefined || ownOrigins.includes(origin))
  )
}
