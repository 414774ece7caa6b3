import type { Services } from '@octavo/client/services.ts'
import type { Resource } from '../../api/resource.ts'
import { asRecord } from '../../api/unknown-values.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type CallInput, fillCall } from '../../calls/fill.ts'
import { sendCall } from '../../calls/send.ts'
import { useCallOf } from '../../calls/use-call.ts'
import { reportRateLimit } from '../../kit/rate-limit.ts'
import type { Document } from './json-api.ts'

type Template = keyof Services['anime-catalogue']['paths']

export function animeCall(baseUrl: string, template: Template, input: CallInput = {}): Call {
  const headers = input.body ? { 'content-type': 'application/vnd.api+json' } : {}
  return fillCall({ service: 'anime-catalogue', baseUrl, template }, { headers, ...input })
}

/** Sends the request that a view shows. Adds the token only where it is shown, because reading needs none. */
export async function makeCall<Data>(call: Call, signal?: AbortSignal): Promise<Document<Data>> {
  const token = call.headers.authorization ? (await getViewer(call.service))?.token : undefined
  const client = clientOf(call.baseUrl, token)
  return (await sendCall<Document<Data>>(client, call, { signal, messageOf })).data
}

export function useCall<Data>(call: Call | undefined): Resource<Document<Data>> {
  return useCallOf<Document<Data>>(call, { keyOf: cacheKeyOf, make: makeCall })
}

/** Cache key prefix, for `forget`. */
export function cacheKeyOf(call: Call): string {
  return `anime ${callUrl(call)}`
}

const clientOf = createClients<'anime-catalogue'>({
  // The rate limit window is short, and the page shows the remaining time.
  retry: { maxTotalMs: 65_000, onWait: ({ waitMs }) => reportRateLimit(waitMs) },
  // The browser caches and revalidates responses itself.
  conditional: false,
  fetch: (request) => fetch(request, { cache: 'no-cache' }),
})

function messageOf(error: unknown): string | undefined {
  const { errors } = asRecord(error)
  return Array.isArray(errors) ? errors.map(({ title, detail }) => detail || title).join(' ') : undefined
}
