import type { App } from '@octavo/platform/http/app.ts'

/**
 * Of a query parameter that is repeated, the last value counts, as in this ecosystem. OAuth is left out: its requests
 * must not repeat parameters (RFC 6749 §3.1), and are refused if they do.
 */
export function installRepeatedParameters(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.routeOptions.url?.startsWith('/login/')) {
      // The query parser gives a text for each parameter, or a list of texts where it is repeated.
      const query = request.query as Record<string, string | string[]>
      for (const name in query) if (Array.isArray(query[name])) query[name] = query[name].at(-1) ?? ''
    }
    done()
  })
}
