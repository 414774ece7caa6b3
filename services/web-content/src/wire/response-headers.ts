import type { App } from '@octavo/platform/http/app.ts'
import { etagOf, matchesEtag } from '@octavo/platform/http/etag.ts'

/** Adds an ETag to responses, and prevents caches and referrers from storing keys in URLs. */
export function installResponseHeaders(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('referrer-policy', 'no-referrer')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = etagOf(payload)
    reply.header('etag', etag)
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}
