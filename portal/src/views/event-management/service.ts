import type { Services } from '@octavo/client/services.ts'
import type { Resource } from '../../api/resource.ts'
import { asRecord } from '../../api/unknown-values.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type CallInput, fillCall } from '../../calls/fill.ts'
import { sendCall } from '../../calls/send.ts'
import { useCallOf } from '../../calls/use-call.ts'

type Template = keyof Services['event-management']['paths']

/** Every request needs a token, including reads. */
export function eventsCall(
  baseUrl: string,
  template: Template,
  input: CallInput<'GET' | 'POST' | 'DELETE'> = {},
): Call {
  const headers = input.body ? { 'content-type': 'application/json' } : {}
  return fillCall({ service: 'event-management', baseUrl, template }, { headers, needsToken: true, ...input })
}

/** Sends the request that a view shows, as the demo user. */
export async function makeCall<Reply>(call: Call, signal?: AbortSignal): Promise<Reply> {
  const client = clientOf(call.baseUrl, (await getViewer(call.service))?.token)
  return (await sendCall<Reply>(client, call, { signal, messageOf })).data
}

export function useCall<Reply>(call: Call | undefined): Resource<Reply> {
  return useCallOf<Reply>(call, { keyOf: cacheKeyOf, make: makeCall })
}

/** Cache key prefix, for `forget`. */
export const cachePrefix = 'events '

function cacheKeyOf(call: Call): string {
  return `${cachePrefix}${callUrl(call)}`
}

const clientOf = createClients<'event-management'>({
  // Do not wait for hourly rate limits.
  retry: { maxTotalMs: 3_000 },
  // Sales change at any time, so responses are not reused.
  conditional: false,
})

function messageOf(error: unknown): string | undefined {
  const { error_description } = asRecord(error)
  return typeof error_description === 'string' ? error_description : undefined
}
