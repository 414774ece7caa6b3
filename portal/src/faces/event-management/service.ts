import type { Services } from '@octavo/client/services.ts'
import type { Resource } from '../../api/resource.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type Filled, fillCall } from '../../calls/fill.ts'
import { sendCall } from '../../calls/send.ts'
import { useCallOf } from '../../calls/use-call.ts'

type Template = keyof Services['event-management']['paths']

/** Everything here needs a token, reading too. */
export function eventsCall(
  baseUrl: string,
  template: Template,
  filled: Filled<'GET' | 'POST' | 'DELETE'> = {},
): Call {
  const headers = filled.body ? { 'content-type': 'application/json' } : {}
  return fillCall(
    { service: 'event-management', baseUrl, template },
    { headers, needsToken: true, ...filled },
  )
}

/** Makes exactly the call that a view shows, as the demo user. */
export async function makeCall<Reply>(call: Call, signal?: AbortSignal): Promise<Reply> {
  const client = clientOf(call.baseUrl, (await getViewer(call.service))?.token)
  return (await sendCall<Reply>(client, call, { signal, tell: problemOf })).data
}

export function useCall<Reply>(call: Call | undefined): Resource<Reply> {
  return useCallOf<Reply>(call, { keyOf: keptUnder, make: makeCall })
}

/** For `forget`, once something has changed. */
export const keptHere = 'events '

function keptUnder(call: Call): string {
  return `${keptHere}${callUrl(call)}`
}

const clientOf = createClients<'event-management'>({
  // Nobody looks at a page for an hour until a limit is over.
  retry: { maxTotalMs: 3_000 },
  // What is sold changes between two looks.
  conditional: false,
})

function problemOf(error: unknown): string | undefined {
  const { error_description } = Object(error)
  return typeof error_description === 'string' ? error_description : undefined
}
