import { Failure } from '../../../api/request.ts'
import { asRecord } from '../../../api/unknown-values.ts'
import { getViewer } from '../../../api/viewer.ts'
import { type Call, callUrl } from '../../../calls/call.ts'
import type { ChatReply } from '../records.ts'
import { messageOf } from '../service.ts'
import { readEvents } from './read-events.ts'

/** Sends a message and reports its response as it is written. Aborting the signal ends the work on the server. */
export async function streamChat(
  call: Call,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ChatReply> {
  const token = (await getViewer(call.service))?.token
  const response = await fetch(callUrl(call), {
    method: 'POST',
    headers: { ...call.headers, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: call.body ?? null,
    signal,
  })
  if (!response.ok || !response.body) throw await failureOf(response)
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'delta') onText(String(asRecord(data).text))
    // The event has the whole object of the API.
    else if (event === 'done') return data as ChatReply
    else if (event === 'error') throw failure(messageOf(data) ?? 'The response failed.', response)
  }
  throw failure('The response ended too early.', response)
}

async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => undefined)
  return failure(messageOf(body) ?? response.statusText, response)
}

function failure(message: string, { status, headers }: Response): Failure {
  const requestId = headers.get('x-request-id') ?? undefined
  return new Failure(message, { status, code: String(status), requestId })
}
