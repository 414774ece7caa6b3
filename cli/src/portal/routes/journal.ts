import { platformProblem } from '@octavo/platform/errors.ts'
import type { Journal, JournalDetails } from '@octavo/platform/sandbox/journal.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { ServedServices } from '../served-services.ts'

const Query = Type.Object(
  {
    service: Type.Optional(Type.String()),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    status: Type.Optional(Type.String({ pattern: '^[1-5](xx|\\d\\d)$' })),
    before: Type.Optional(Type.Integer({ minimum: 1 })),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
)
const Id = Type.Object({ id: Type.Integer({ minimum: 1 }) })

export const journalRoutes =
  (journal: Journal, services: ServedServices): Routes =>
  (app) => {
    app.get('/api/journal', { schema: { querystring: Query } }, ({ query }) => journal.list(query))
    app.get('/api/journal/:id', { schema: { params: Id } }, ({ params }) => {
      const entry = journal.find(params.id)
      if (!entry) throw platformProblem('not_found')
      return { ...entry, curl: curlOf(entry, services.get(entry.service).running.url) }
    })
    app.delete('/api/journal', (_request, reply) => {
      journal.clear()
      return reply.code(204).send()
    })
  }

/** Headers that curl sets itself. */
const ownHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'user-agent',
  'keep-alive',
])
const isOwn = (name: string) => ownHeaders.has(name) || name.startsWith('sec-')

/** The same request as a curl command. Masked secrets must be filled in. */
function curlOf({ method, path, requestHeaders, requestBody }: JournalDetails, url: string): string {
  const headers = Object.entries(requestHeaders)
    .filter(([name]) => !isOwn(name))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const isWhole = requestBody.text && requestBody.encoding === 'utf8' && !requestBody.isCut
  const words = [
    'curl',
    ...(method === 'GET' ? [] : method === 'HEAD' ? ['-I'] : [`-X ${method}`]),
    ...headers,
    ...(isWhole ? [`--data-raw ${quoted(requestBody.text)}`] : []),
    quoted(url + path),
  ]
  return words.join(' ')
}

/** Quotes text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
