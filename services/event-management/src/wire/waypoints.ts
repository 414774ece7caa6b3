import type { Clock } from '@octavo/platform/clock.ts'
import type { App } from '@octavo/platform/http/app.ts'

/**
 * Clients send it back with their next request, to be sure that it knows what they wrote. Here every request does, so
 * it only says when that was.
 */
export function installWaypoints(app: App, { clock }: { clock: Clock }): void {
  app.addHook('onSend', async (request, reply) => {
    const isWritten = (request.method === 'POST' || request.method === 'DELETE') && reply.statusCode < 400
    if (!isWritten || request.routeOptions.config.access === 'open') return
    reply.header('Eventbrite-API-Waypoint-Token', Buffer.from(`${clock.now()}`).toString('base64url'))
  })
}
