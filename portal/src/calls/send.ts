import { Failure } from '../api/request.ts'
import type { Call } from './call.ts'

export interface Sent<Data> {
  data: Data
  response: Response
}

interface SendOptions {
  signal?: AbortSignal | undefined
  /** Whether the answer is text and no JSON. */
  isText?: boolean
  /** What the service says went wrong, in its own form of an error. */
  tell(error: unknown): string | undefined
}

/** Makes exactly the call that a view shows, with a client of its service. */
export async function sendCall<Data>(
  client: { request: unknown },
  { baseUrl, method, template, path, query, headers, body }: Call,
  { signal, isText = false, tell }: SendOptions,
): Promise<Sent<Data>> {
  // All paths together have no one type of parameters, nor of answers; the caller names what it asked for.
  const send = client.request as (
    method: string,
    template: string,
    options: object,
  ) => Promise<{ data?: Data; error?: unknown; response: Response }>
  // What is shown has a place for a token; the client has the token.
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
    const message = `${host} does not answer. Is the service still running?`
    throw new Failure(message, { status: 0, code: 'unreachable' })
  })
  if (!response.ok)
    throw new Failure(tell(error) || response.statusText, {
      status: response.status,
      code: String(response.status),
      requestId:
        response.headers.get('x-request-id') ?? response.headers.get('x-github-request-id') ?? undefined,
    })
  // Nothing comes with a 204; whoever asked for it knows.
  return { data: data as Data, response }
}
