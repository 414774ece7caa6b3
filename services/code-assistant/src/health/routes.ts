import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'

const Health = Type.Object({ status: Type.Literal('ok') }, { title: 'Health' })

/** Clients of several protocols probe these before their first request. */
export const healthRoutes: Routes = (app) => {
  for (const path of ['/health', '/ready']) {
    app.get(
      path,
      {
        config: { access: 'open', needs: anyone },
        schema: {
          operationId: `health${path.replace('/', '/get-')}`,
          summary: 'Check the health of the service',
          tags: ['health'],
          response: { 200: Health },
        },
      },
      async () => ({ status: 'ok' as const }),
    )
  }
}
