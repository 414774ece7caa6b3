import type { App } from '@octavo/platform/http/app.ts'
import { etagOf, matchesEtag } from '@octavo/platform/http/etag.ts'

/** Adds an ETag to JSON responses, and names their type as clients expect it. */
export function installResponseHeaders(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // One client compares the whole value, so there is no charset.
    if (!/^application\/json *;/.test(String(reply.getHeader('content-type')))) return payload
    reply.header('content-type', 'application/json')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    if (reply.getHeader('cache-control') === 'no-store') return payload
    const etag = etagOf(payload)
    reply.header('etag', etag)
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}
