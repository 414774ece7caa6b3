import type { App } from '@octavo/platform/http/app.ts'
import { acceptJson } from '@octavo/platform/http/json-bodies.ts'
import { mediaType, requireAcceptable, requireKnownParameters } from '../json-api/negotiation.ts'

/** Refuses, before anything else is looked at, what would be answered in a form that its client cannot read. */
export function installNegotiation(app: App): void {
  acceptJson(app, mediaType)
  app.addHook('onRequest', async ({ headers, routeOptions: { schema } }) => {
    // Pictures and the like are not for this format to say anything about.
    if (!schema?.produces?.includes(mediaType)) return
    requireKnownParameters(headers['content-type'])
    requireAcceptable(headers.accept)
  })
}
