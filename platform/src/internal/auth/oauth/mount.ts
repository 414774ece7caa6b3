import { acceptParameters } from '../../../auth/oauth/parameters.ts'
import { findOAuthError } from '../../../auth/oauth/problems.ts'
import type { App } from '../../../http/app.ts'
import { toProblem } from '../../../http/problem.ts'
import { addAuthorizePage } from './authorize-page.ts'
import { addDevicePage } from './device-page.ts'
import { addEndpoints, send } from './endpoints.ts'
import type { AuthorizationServer } from './server.ts'

/** Anybody may send bodies, and parsing thousands of parameters blocks the event loop. */
const maxBodyBytes = 64 * 1024

/** Adds the authorization server to an app, with its own body parsers and error handler. */
export async function mountOAuth(app: App, server: AuthorizationServer): Promise<void> {
  const { dialect } = server
  const { authorize, devicePage } = dialect.paths
  await app.register(async (inner: App) => {
    acceptParameters(inner, { bodyLimit: maxBodyBytes })

    // URLs and responses contain codes and tokens, which caches and referrers must not leak (RFC 6749 §5.1).
    inner.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache', 'referrer-policy': 'no-referrer' })
    })

    inner.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error)
      const oauthError = findOAuthError(problem)
      if (!oauthError) throw error
      const { status, body } = dialect.renderError(oauthError)
      const { retryAfterMs } = problem.details
      if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
      if (status === 401 && request.headers.authorization !== undefined)
        reply.header('www-authenticate', `Basic realm="${dialect.site.title}"`)
      return send(dialect, request, reply, status, body)
    })

    addEndpoints(inner, server)
    if (authorize) addAuthorizePage(inner, server, authorize)
    if (devicePage) addDevicePage(inner, server, devicePage)
  })
}
