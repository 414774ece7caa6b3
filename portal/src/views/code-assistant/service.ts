import type { Services } from '@octavo/client/services.ts'
import { type Resource, useResource } from '../../api/resource.ts'
import { asRecord } from '../../api/unknown-values.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type CallInput, fillCall } from '../../calls/fill.ts'
import { sendCall } from '../../calls/send.ts'

type Template = keyof Services['code-assistant']['paths']

export const assistantCall = (baseUrl: string, template: Template, input: CallInput = {}): Call =>
  fillCall({ service: 'code-assistant', baseUrl, template }, { needsToken: true, ...input })

/** Sends the request that a view shows, as the demo user. */
export async function makeCall<Reply>(call: Call, signal?: AbortSignal): Promise<Reply> {
  const client = clientOf(call.baseUrl, (await getViewer(call.service))?.token)
  return (await sendCall<Reply>(client, call, { signal, messageOf })).data
}

export function useCall<Reply>(call: Call | undefined, options?: { everyMs?: number }): Resource<Reply> {
  return useResource<Reply>(
    call && cachePrefix + callUrl(call),
    (signal) => {
      if (!call) throw new Error('There is no request.')
      return makeCall<Reply>(call, signal)
    },
    options,
  )
}

/** Cache key prefix, for `forget`. */
export const cachePrefix = 'code-assistant '

const clientOf = createClients<'code-assistant'>({ retry: { maxTotalMs: 3_000 }, conditional: false })

/** The message of `{ "error": { "message": "…" } }`. */
export function messageOf(error: unknown): string | undefined {
  const { message } = asRecord(asRecord(error).error)
  return typeof message === 'string' ? message : undefined
}
