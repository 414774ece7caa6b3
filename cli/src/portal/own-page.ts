import { findBaseUrl } from '@octavo/platform/http/base-url.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Whether the browser, as far as it says, sends this for one of the portal's own pages, or because its user
 * typed the address. To cookies the services' ports are the same site, so `SameSite` does not keep their pages out.
 */
export function isFromOwnPage(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  const own = [findBaseUrl(request), publicUrl && new URL(publicUrl).origin]
  return ['same-origin', 'none'].includes(String(site)) && (origin === undefined || own.includes(origin))
}
