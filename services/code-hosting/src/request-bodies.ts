import type { App } from '@octavo/platform/http/app.ts'
import { acceptJson } from '@octavo/platform/http/json-bodies.ts'

/**
 * A body is JSON, whatever it is called: `curl -d` says that it sends a form, and the ecosystem's own examples do so.
 * Clients send nothing where they have nothing to say: then whatever may be left out has been left out.
 */
export function acceptBodies(app: App): void {
  // Fastify's own, which would leave it a text.
  app.removeContentTypeParser('text/plain')
  acceptJson(app, '*')
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {}
  })
}
