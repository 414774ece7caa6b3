import type { Clock } from '@octavo/platform/clock.ts'
import type { App } from '@octavo/platform/http/app.ts'

/**
 * Eventbrite's clients send the token back to read their own writes. Here every read is consistent, so the
 * token is only a timestamp.
 */
export function installWaypoints(app: App, { clock }: { clock: Clock }): void {
  app.addHook('onSend', async (request, reply) => {
    const isWritten = (request.method === 'POST' || request.method === 'DELETE') && reply.statusCode < 400
    if (!isWritten || request.routeOptions.config.access === 'open') return
    reply.header('Eventbrite-API-Waypoint-Token', Buffer.from(`${clock.now()}`).toString('base64url'))
  })
}
