import { platformProblem } from '@octavo/platform/errors.ts'
import {
  type PreparedResponse,
  prepareResponse,
  sendPrepared,
} from '@octavo/platform/http/prepared-response.ts'
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
    const cache = new Map<string, { text: string; prepared: PreparedResponse }>()
    app.get('/openapi/:file', route, (request, reply) => {
      const { file } = request.params
      if (!file.endsWith('.json')) throw platformProblem('not_found')
      const { running } = services.get(file.slice(0, -'.json'.length))
      const text = JSON.stringify({ ...running.describe(), servers: [{ url: running.context.url() }] })
      let cached = cache.get(file)
      // A service that was restarted may describe itself differently.
      if (cached?.text !== text) {
        const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }
        cached = { text, prepared: prepareResponse(text, headers) }
        cache.set(file, cached)
      }
      return sendPrepared(request, reply, cached.prepared)
    })
  }
