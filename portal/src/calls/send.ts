import { Failure } from '../api/request.ts'
import type { Call } from './call.ts'

export interface CallResult<Data> {
  data: Data
  response: Response
}

interface SendOptions {
  signal?: AbortSignal | undefined
  /** Reads the response as text instead of JSON. */
  isText?: boolean
  /** Extracts the message from the service's error format. */
  messageOf(error: unknown): string | undefined
}

/** Sends the request that a view shows, with the client of its service. */
export async function sendCall<Data>(
  client: { request: unknown },
  { baseUrl, method, template, path, query, headers, body }: Call,
  { signal, isText = false, messageOf }: SendOptions,
): Promise<CallResult<Data>> {
  // The union of all paths has no common types, so the caller names the type of the response.
  const send = client.request as (
    method: string,
    template: string,
    options: object,
  ) => Promise<{ data?: Data; error?: unknown; response: Response }>
  // The shown request has a placeholder; the client adds the token.
  const { authorization: _shown, ...sent } = headers
  const sending = send(method.toLowerCase(), template, {
    params: { path, query: Object.fromEntries(query) },
    headers: sent,
    parseAs: isText ? 'text' : 'json',
    ...(body ? { body: JSON.parse(body) } : {}),
    ...(signal ? { signal } : {}),
  })
  const { data, error, response } = await sending.catch((reason: unknown) => {
    if (signal?.aborted) throw reason
    const { host } = new URL(baseUrl)
    const message = `${host} does not respond. Is the service still running?`
    throw new Failure(message, { status: 0, code: 'unreachable' })
  })
  if (!response.ok)
    throw new Failure(messageOf(error) || response.statusText, {
      status: response.status,
      code: String(response.status),
      requestId:
        response.headers.get('x-request-id') ?? response.headers.get('x-github-request-id') ?? undefined,
    })
  // A 204 has no data; the caller expects that.
  return { data: data as Data, response }
}
