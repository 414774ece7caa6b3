import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { relayCall } from '../relay.ts'
import type { ServedServices } from '../served-services.ts'

const NewCall = Type.Object({
  service: Type.String(),
  method: Type.Enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
  path: Type.String({ pattern: '^/[!-~]*$', description: 'A path of the service, with its query.' }),
  headers: Type.Optional(Type.Record(Type.String(), Type.String())),
  body: Type.Optional(Type.String()),
})

/** For pages that cannot read what a service of another origin answers. */
export const callRoutes =
  (services: ServedServices): Routes =>
  (app) => {
    app.post('/api/call', { schema: { body: NewCall } }, (request) => {
      const { service, headers = {}, ...call } = request.body
      return relayCall(services.get(service), { headers, ...call })
    })
  }
