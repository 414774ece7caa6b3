import type { Services } from '@octavo/client/services.ts'
import { type Resource, type ResourceOptions, useResource } from '../../api/resource.ts'
import { asRecord } from '../../api/unknown-values.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type CallInput, fillCall } from '../../calls/fill.ts'
import { sendCall } from '../../calls/send.ts'
import { isSignedIn } from '../../server.ts'

type Template = keyof Services['web-content']['paths']

/** Reading needs no key, but visitors get a plan without sentiment and entities. */
export function contentCall(baseUrl: string, template: Template, input: CallInput = {}): Call {
  return fillCall(
    { service: 'web-content', baseUrl, template },
    { needsToken: isSignedIn.value || (input.method ?? 'GET') !== 'GET', ...input },
  )
}

/** Sends the request that a view shows, as the demo user if the administrator is signed in. */
export async function makeCall<Reply>(
  call: Call,
  { signal, isText = false }: { signal?: AbortSignal; isText?: boolean } = {},
): Promise<Reply> {
  const client = clientOf(call.baseUrl, (await getViewer(call.service))?.token)
  return (await sendCall<Reply>(client, call, { signal, isText, messageOf })).data
}

export function useCall<Reply>(call: Call | undefined, options?: ResourceOptions): Resource<Reply> {
  return useResource<Reply>(
    call && cacheKeyOf(call),
    (signal) => {
      if (!call) throw new Error('There is no request.')
      return makeCall<Reply>(call, { signal })
    },
    options,
  )
}

/** Cache key prefix, for `forget`. */
export const cachePrefix = 'web-content '

/** Visitors get other results than the demo user. */
function cacheKeyOf(call: Call): string {
  return `${cachePrefix}${isSignedIn.value ? 'user' : 'visitor'} ${callUrl(call)}`
}

const clientOf = createClients<'web-content'>({
  // The quotas last a day or a month, so waiting for them is no help.
  retry: { maxTotalMs: 3_000 },
  // The browser caches and revalidates responses itself.
  conditional: false,
  fetch: (request) => fetch(request, { cache: 'no-cache' }),
})

/** The message of `{ "detail": "…" }`. */
export function messageOf(error: unknown): string | undefined {
  const { detail } = asRecord(error)
  return typeof detail === 'string' ? detail : undefined
}
