import { platformProblem } from '@octavo/platform/errors.ts'
import {
  type PreparedResponse,
  prepareResponse,
  sendPrepared,
} from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { ServedServices } from '../served-services.ts'

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }

export const openapiRoutes =
  (services: ServedServices): Routes =>
  (app) => {
    const route = {
      config: { access: 'open' },
      schema: { params: Type.Object({ file: Type.String() }) },
    } as const
    const responses = new WeakMap<object, PreparedResponse>()
    app.get('/openapi/:file', route, (request, reply) => {
      const { file } = request.params
      if (!file.endsWith('.json')) throw platformProblem('not_found')
      const { running } = services.get(file.slice(0, -'.json'.length))
      let response = responses.get(running)
      if (!response) {
        const description = { ...running.describe(), servers: [{ url: running.context.url() }] }
        response = prepareResponse(JSON.stringify(description), headers)
        responses.set(running, response)
      }
      return sendPrepared(request, reply, response)
    })
  }
