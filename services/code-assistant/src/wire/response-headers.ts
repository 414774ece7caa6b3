import type { App } from '@octavo/platform/http/app.ts'

/** The OpenAI SDK reads `x-request-id` and the Anthropic SDK `request-id`. Responses are private, so no cache stores them. */
export function installResponseHeaders(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'request-id': request.id, 'cache-control': 'no-store' })
  })
}
