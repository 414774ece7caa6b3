import { createClient } from '@octavo/client/client.ts'
import type { Services } from '@octavo/client/services.ts'
import { Failure } from '../../api/request.ts'
import { type Resource, useResource } from '../../api/resource.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { sendCall } from '../../calls/send.ts'

type Template = keyof Services['country-data']['paths']

interface Filled {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
}

/** One reading call; the address is one that the service's description has. */
export function countryCall(
  baseUrl: string,
  template: Template,
  { path = {}, query = {} }: Filled = {},
): Call {
  return {
    service: 'country-data',
    baseUrl,
    method: 'GET',
    template,
    path,
    query: Object.entries(query),
    headers: {},
  }
}

const clients = new Map<string, ReturnType<typeof createClient<'country-data'>>>()

/** Makes exactly the call that a view shows. */
export async function readCall<Reply>(call: Call, signal: AbortSignal): Promise<Reply> {
  const { baseUrl } = call
  const client = clients.get(baseUrl) ?? createClient<'country-data'>({ baseUrl })
  clients.set(baseUrl, client)
  return (await sendCall<Reply>(client, call, { signal, tell: (error) => Object(error).message })).data
}

/** The same, but nothing where there is nothing. */
export async function findByCall<Reply>(call: Call, signal: AbortSignal): Promise<Reply | undefined> {
  try {
    return await readCall<Reply>(call, signal)
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return undefined
    throw error
  }
}

export function useCall<Reply>(call: Call | undefined): Resource<Reply> {
  return useResource<Reply>(call && `call ${callUrl(call)}`, (signal) => {
    if (!call) throw new Error('Nothing was asked.')
    return readCall<Reply>(call, signal)
  })
}
