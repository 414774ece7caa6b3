import { asRecord } from './unknown-values.ts'
/** A failed request, with the message of the service that refused it. */
export class Failure extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined

  constructor(message: string, details: { status: number; code: string; requestId?: string | undefined }) {
    super(message)
    this.status = details.status
    this.code = details.code
    this.requestId = details.requestId
  }
}

export interface JsonRequest {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
}

/** Sends a request to the portal's admin API. */
export function requestAdminApi<Reply>(path: string, request: JsonRequest = {}): Promise<Reply> {
  return requestJson(`/api${path}`, request, { 'octavo-request': '1' })
}

/** Sends a request to a service. */
export function requestService<Reply>(url: string, signal?: AbortSignal): Promise<Reply> {
  return requestJson(url, signal ? { signal } : {}, {})
}

async function requestJson<Reply>(
  url: string,
  { method = 'GET', body, signal }: JsonRequest,
  extra: Record<string, string>,
): Promise<Reply> {
  const headers: Record<string, string> = method === 'GET' ? {} : { ...extra }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const response = await reach(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw await readFailure(response)
  // The caller knows the type of the response from the API.
  return (response.status === 204 ? undefined : await response.json()) as Reply
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    const { host } = new URL(url, location.href)
    throw new Failure(`${host} does not respond. Is Octavo still running?`, {
      status: 0,
      code: 'unreachable',
    })
  }
}

async function readFailure(response: Response): Promise<Failure> {
  const text = await response.text()
  const requestId = response.headers.get('x-request-id') ?? undefined
  const { message, code } = readProblem(text)
  return new Failure(message || `The response was ${response.status} ${response.statusText}.`, {
    status: response.status,
    code: code ?? String(response.status),
    requestId,
  })
}

/** Each service's error format has the message in a different field. */
function readProblem(text: string): { message: string; code?: string } {
  try {
    const body = asRecord(JSON.parse(text))
    const problem = typeof body.error === 'object' ? asRecord(body.error) : body
    const [first] = Array.isArray(body.errors) ? body.errors : []
    const message = problem.message ?? body.error_description ?? asRecord(first).detail ?? first
    return {
      message: typeof message === 'string' ? message : '',
      ...(typeof problem.code === 'string' ? { code: problem.code } : {}),
    }
  } catch {
    return { message: '' }
  }
}
