import { platformProblem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'

/** Clients know these addresses from elsewhere: their absence must not pass for that of a thing. */
export const seatMapRoutes: Routes = (app) => {
  for (const url of ['/organizations/:organization_id/seatmaps/', '/events/:event_id/seatmaps/'])
    app.route({
      method: ['GET', 'POST'],
      url,
      schema: { hide: true },
      handler: () => {
        throw platformProblem('unimplemented', { message: 'There are no seat maps yet.' })
      },
    })
}
