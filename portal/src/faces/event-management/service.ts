import type { Services } from '@octavo/client/services.ts'
import { type Resource, useResource } from '../../api/resource.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { sendCall } from '../../calls/send.ts'

type Template = keyof Services['event-management']['paths']

interface Filled {
  method?: 'GET' | 'POST'
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: object
}

/** Everything here needs a token, reading too. */
export function eventsCall(baseUrl: string, template: Template, filled: Filled = {}): Call {
  const { method = 'GET', path = {}, query = {}, body } = filled
  return {
    service: 'event-management',
    baseUrl,
    method,
    template,
    path,
    query: Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      // Calls are shown and sent around; who makes one puts in their own.
      authorization: 'Bearer YOUR-TOKEN',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
}

/** Makes exactly the call that a view shows, as the demo user. */
export async function makeCall<Reply>(call: Call, signal?: AbortSignal): Promise<Reply> {
  const client = clientOf(call.baseUrl, (await getViewer(call.service))?.token)
  return (await sendCall<Reply>(client, call, { signal, tell: problemOf })).data
}

/** What a call answers; nothing is asked where there is no call yet. */
export function useCall<Reply>(call: Call | undefined): Resource<Reply> {
  return useResource<Reply>(call && keptUnder(call), (signal) => {
    if (!call) throw new Error('Nothing was asked.')
    return makeCall<Reply>(call, signal)
  })
}

/** For `forget`, once something has changed. */
export const keptHere = 'events '

function keptUnder(call: Call): string {
  return `${keptHere}${callUrl(call)}`
}

const clientOf = createClients<'event-management'>({
  // Nobody looks at a page for an hour until a limit is over.
  patience: { maxTotalMs: 3_000 },
  // What is sold changes between two looks.
  conditional: false,
})

function problemOf(error: unknown): string | undefined {
  const { error_description } = Object(error)
  return typeof error_description === 'string' ? error_description : undefined
}
