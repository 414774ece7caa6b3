import { platformProblem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { ServedServices } from '../served-services.ts'

export const openapiRoutes =
  (services: ServedServices): Routes =>
  (app) => {
    const route = {
      config: { access: 'open' },
      schema: { params: Type.Object({ file: Type.String() }) },
    } as const
    app.get('/openapi/:file', route, (request, reply) => {
      const { file } = request.params
      if (!file.endsWith('.json')) throw platformProblem('not_found')
      const { running } = services.get(file.slice(0, -'.json'.length))
      return reply.send({ ...running.describe(), servers: [{ url: running.context.url() }] })
    })
  }
