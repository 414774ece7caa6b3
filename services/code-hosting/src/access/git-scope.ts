import { addressGroup } from '@octavo/platform/auth/address.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyRequest } from 'fastify'
import { problem, unprocessable } from '../errors.ts'
import { GitError } from '../git/git-error.ts'
import { runInScope, type WorkScope } from '../git/work-scope.ts'

/**
 * Runs each handler in a git work scope: the caller, and how long the result is needed. A read is aborted when its
 * client leaves. A write continues, because it may have updated refs. Must be installed before the routes.
 */
export function installGitScope(app: App): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      try {
        return await runInScope(scopeOf(request), () => handler.call(this, request, reply))
      } catch (error) {
        if (!(error instanceof GitError)) throw error
        if (error.kind === 'busy') throw problem('git_busy', { retryAfterMs: error.retryAfterMs ?? 0 })

        if (error.kind === 'too-large') throw unprocessable(error.message)
        if (error.kind === 'unavailable') throw problem('git_unavailable')
        // The client left, so there is no response to send.

        if (error.kind === 'aborted') request.disconnectSignal.throwIfAborted()
        throw error
      }
    }
  })
}

function scopeOf(request: FastifyRequest): WorkScope {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return { caller: callerOf(request), signal: isRead ? request.disconnectSignal : undefined }
}

/** Open routes are authenticated later: see `openForGit`. */
function callerOf({ caller, ip }: FastifyRequest): string {
  return caller.user ? `user:${caller.user.id}` : `address:${addressGroup(ip ?? '')}`
}
