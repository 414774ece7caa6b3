import type { App } from '@octavo/platform/http/app.ts'
import { acceptJson } from '@octavo/platform/http/json-bodies.ts'
import { mediaType, requireAcceptable, requireKnownParameters } from '../json-api/negotiation.ts'

export function installNegotiation(app: App): void {
  acceptJson(app, mediaType)
  app.addHook('onRequest', async ({ headers, routeOptions: { schema } }) => {
    // Applies to routes that produce JSON:API only.
    if (!schema?.produces?.includes(mediaType)) return
    requireKnownParameters(headers['content-type'])
    requireAcceptable(headers.accept)
  })
}
