import type { App } from '@octavo/platform/http/app.ts'
import { etagOf, matchesEtag } from '@octavo/platform/http/etag.ts'
import { problem } from '../errors.ts'
import { readMedia } from './media-types.ts'

export const versions = new Set(['2022-11-28', '2026-03-10'])

/** Headers of all API responses, including errors. */
export function headersOfAll(enterpriseVersion: string): Record<string, string> {
  return {
    'x-github-enterprise-version': enterpriseVersion,
    'x-frame-options': 'deny',
    'x-content-type-options': 'nosniff',
    'x-xss-protection': '0',
    'referrer-policy': 'origin-when-cross-origin, strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'",
    vary: 'Accept, Authorization, Cookie, X-GitHub-OTP, Accept-Encoding, X-Requested-With',
  }
}

/** Adds these headers, and an ETag to responses without one. */
export function installApiHeaders(app: App, always: Record<string, string>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.access === 'open') return
    reply.headers(always)
    reply.header('x-github-media-type', readMedia(request.headers.accept).headerValue)
    const requested = request.headers['x-github-api-version']
    const version = typeof requested === 'string' && requested !== '' ? requested : '2022-11-28'
    reply.header('x-github-api-version-selected', version)
    if (!versions.has(version)) throw problem('unknown_version')
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.access === 'open' || reply.statusCode !== 200) return payload
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(request.caller.user))
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (!reply.hasHeader('etag')) reply.header('etag', etagOf(payload))
    if (!matchesEtag(request.headers['if-none-match'], String(reply.getHeader('etag')))) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

export function cacheControl(user: unknown): string {
  return user ? 'private, max-age=60, s-maxage=60' : 'public, max-age=60, s-maxage=60'
}
