import type { Services } from '@octavo/client/services.ts'
import { Failure } from '../../api/request.ts'
import type { Resource } from '../../api/resource.ts'
import { errorMessage } from '../../api/unknown-values.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type CallInput, fillCall } from '../../calls/fill.ts'
import { sendCall } from '../../calls/send.ts'
import { useCallOf } from '../../calls/use-call.ts'

type Template = keyof Services['country-data']['paths']

/** A GET request for a path of the service's description. */
export function countryCall(
  baseUrl: string,
  template: Template,
  input: Pick<CallInput, 'path' | 'query'> = {},
): Call {
  return fillCall({ service: 'country-data', baseUrl, template }, input)
}

export async function readCall<Reply>(call: Call, signal: AbortSignal): Promise<Reply> {
  const client = clientOf(call.baseUrl, undefined)
  return (await sendCall<Reply>(client, call, { signal, messageOf: (error) => errorMessage(error) })).data
}

/** Like readCall, but undefined for 404. */
export async function findByCall<Reply>(call: Call, signal: AbortSignal): Promise<Reply | undefined> {
  try {
    return await readCall<Reply>(call, signal)
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return undefined
    throw error
  }
}

export function useCall<Reply>(call: Call | undefined): Resource<Reply> {
  return useCallOf<Reply>(call, { keyOf: (readyCall) => `call ${callUrl(readyCall)}`, make: readCall })
}

const clientOf = createClients<'country-data'>({})
