import type { Services } from '@octavo/client/services.ts'
import type { Resource } from '../../api/resource.ts'
import { asRecord } from '../../api/unknown-values.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type CallInput, fillCall } from '../../calls/fill.ts'
import { type CallResult, sendCall } from '../../calls/send.ts'
import { useCallOf } from '../../calls/use-call.ts'

type Template = keyof Services['photo']['paths']

/** Every request needs a key or a token, including reads. */
export function photosCall(baseUrl: string, template: Template, input: CallInput = {}): Call {
  return fillCall({ service: 'photo', baseUrl, template }, { needsToken: true, ...input })
}

/** Sends the request that a view shows, as the demo user. */
export async function makeCall<Reply>(call: Call, signal?: AbortSignal): Promise<Reply> {
  return (await send<Reply>(call, signal)).data
}

export async function send<Reply>(call: Call, signal?: AbortSignal): Promise<CallResult<Reply>> {
  const client = clientOf(call.baseUrl, (await getViewer(call.service))?.token)
  return sendCall<Reply>(client, call, { signal, messageOf })
}

export function useCall<Reply>(call: Call | undefined): Resource<Reply> {
  return useCallOf<Reply>(call, { keyOf: cacheKeyOf, make: makeCall })
}

/** Cache key prefix, for `forget`. */
export const cachePrefix = 'photo '

export function cacheKeyOf(call: Call): string {
  return `${cachePrefix}${callUrl(call)}`
}

const clientOf = createClients<'photo'>({
  // Do not wait for hourly rate limits.
  retry: { maxTotalMs: 3_000 },
  // The browser caches and revalidates responses itself.
  conditional: false,
  fetch: (request) => fetch(request, { cache: 'no-cache' }),
})

/** The messages of `{ "errors": ["…"] }`. */
export function messageOf(error: unknown): string | undefined {
  const { errors } = asRecord(error)
  return Array.isArray(errors) ? errors.map(String).join(' ') : undefined
}
