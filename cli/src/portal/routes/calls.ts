import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { ServerSandbox } from '../../sandbox/server-sandbox.ts'
import { problem } from '../errors.ts'
import { relayCall } from '../relay.ts'
import type { ServedService, ServedServices } from '../served-services.ts'

const NewCall = Type.Object(
  {
    service: Type.String(),
    fork: Type.Optional(
      Type.String({ description: 'Id of a fork to send the request to, instead of the original service.' }),
    ),
    method: Type.Enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
    path: Type.String({ pattern: '^/[!-~]*$', description: 'A path of the service, including the query.' }),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
    body: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)

/** For pages that cannot read responses of another origin. */
export const callRoutes =
  (services: ServedServices, sandbox: ServerSandbox | undefined): Routes =>
  (app) => {
    app.post('/api/call', { schema: { body: NewCall } }, (request) => {
      const { service, fork, headers = {}, ...call } = request.body
      return relayCall(find(service, fork), { headers, ...call })
    })

    function find(name: string, fork: string | undefined): ServedService {
      if (fork === undefined) return services.get(name)
      const forked = sandbox?.listForked(fork).find(({ running }) => running.name === name)
      if (!forked) throw problem('no_fork')
      return forked
    }
  }
