import type { Services } from '@octavo/client/services.ts'
import { type Resource, useResource } from '../../api/resource.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { sendCall } from '../../calls/send.ts'
import { tellOfWait } from '../../kit/wait.ts'
import type { Document } from './json-api.ts'

type Template = keyof Services['anime-catalogue']['paths']

interface Filled {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: object
  needsToken?: boolean
}

export function animeCall(baseUrl: string, template: Template, filled: Filled = {}): Call {
  const { method = 'GET', path = {}, query = {}, body, needsToken = method !== 'GET' } = filled
  return {
    service: 'anime-catalogue',
    baseUrl,
    method,
    template,
    path,
    query: Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    headers: {
      ...(body ? { 'content-type': 'application/vnd.api+json' } : {}),
      // Calls are shown and sent around; who makes one puts in their own.
      ...(needsToken ? { authorization: 'Bearer YOUR-TOKEN' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
}

/** Makes exactly the call that a view shows; with a token only where it shows one, for reading takes none. */
export async function makeCall<Data>(call: Call, signal?: AbortSignal): Promise<Document<Data>> {
  const token = call.headers.authorization ? (await getViewer(call.service))?.token : undefined
  const client = clientOf(call.baseUrl, token)
  return (await sendCall<Document<Data>>(client, call, { signal, tell: problemOf })).data
}

/** What a call answers; nothing is asked where there is no call yet. */
export function useCall<Data>(call: Call | undefined): Resource<Document<Data>> {
  return useResource<Document<Data>>(call && keptUnder(call), (signal) => {
    if (!call) throw new Error('Nothing was asked.')
    return makeCall<Data>(call, signal)
  })
}

/** For `forget`, once something has changed. */
export function keptUnder(call: Call): string {
  return `anime ${callUrl(call)}`
}

const clientOf = createClients<'anime-catalogue'>({
  // A minute's limit is soon over, and the page says how long it takes.
  patience: { maxTotalMs: 65_000, onWait: ({ waitMs }) => tellOfWait(waitMs) },
  // The browser remembers answers itself, and asks each time whether they still hold: somebody may just have written.
  conditional: false,
  fetch: (request) => fetch(request, { cache: 'no-cache' }),
})

function problemOf(error: unknown): string | undefined {
  const { errors } = Object(error)
  return Array.isArray(errors) ? errors.map(({ title, detail }) => detail || title).join(' ') : undefined
}
