import type { Services } from '@octavo/client/services.ts'
import type { Resource } from '../../api/resource.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type Filled, fillCall } from '../../calls/fill.ts'
import { sendCall } from '../../calls/send.ts'
import { useCallOf } from '../../calls/use-call.ts'
import { tellOfWait } from '../../kit/wait.ts'
import type { Document } from './json-api.ts'

type Template = keyof Services['anime-catalogue']['paths']

export function animeCall(baseUrl: string, template: Template, filled: Filled = {}): Call {
  const headers = filled.body ? { 'content-type': 'application/vnd.api+json' } : {}
  return fillCall({ service: 'anime-catalogue', baseUrl, template }, { headers, ...filled })
}

/** Makes exactly the call that a view shows; with a token only where it shows one, for reading takes none. */
export async function makeCall<Data>(call: Call, signal?: AbortSignal): Promise<Document<Data>> {
  const token = call.headers.authorization ? (await getViewer(call.service))?.token : undefined
  const client = clientOf(call.baseUrl, token)
  return (await sendCall<Document<Data>>(client, call, { signal, tell: problemOf })).data
}

export function useCall<Data>(call: Call | undefined): Resource<Document<Data>> {
  return useCallOf<Document<Data>>(call, { keyOf: keptUnder, make: makeCall })
}

/** For `forget`, once something has changed. */
export function keptUnder(call: Call): string {
  return `anime ${callUrl(call)}`
}

const clientOf = createClients<'anime-catalogue'>({
  // A minute's limit is soon over, and the page says how long it takes.
  retry: { maxTotalMs: 65_000, onWait: ({ waitMs }) => tellOfWait(waitMs) },
  // The browser remembers answers itself, and asks each time whether they still hold: somebody may just have written.
  conditional: false,
  fetch: (request) => fetch(request, { cache: 'no-cache' }),
})

function problemOf(error: unknown): string | undefined {
  const { errors } = Object(error)
  return Array.isArray(errors) ? errors.map(({ title, detail }) => detail || title).join(' ') : undefined
}
