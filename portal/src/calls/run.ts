import { askKeeper } from '../api/request.ts'
import { isSignedIn } from '../house.ts'
import { type Call, callAddress, callUrl } from './call.ts'

export interface Answer {
  call: Call
  /** 0 where nothing came back. */
  status: number
  headers: readonly (readonly [string, string])[]
  type: string
  bytes: Uint8Array<ArrayBuffer>
  /** Whether there was more than is kept here. */
  isCut: boolean
  durationMs: number
  /** A page sees only some headers of another origin; the portal sees all. */
  through: 'portal' | 'page'
  /** Why nothing came back. */
  problem?: string
}

interface RelayedAnswer {
  status: number
  headers: readonly (readonly [string, string])[]
  body: string
  encoding: 'text' | 'base64'
  isCut: boolean
  durationMs: number
}

/** Through the portal for its keeper, else from this page, as far as the service lets pages call it. */
export async function runCall(call: Call): Promise<Answer> {
  return isSignedIn.value ? runThroughPortal(call) : runFromPage(call)
}

async function runThroughPortal(call: Call): Promise<Answer> {
  const { service, fork, method, headers, body } = call
  const request = {
    service,
    ...(fork === undefined ? {} : { fork }),
    method,
    path: callAddress(call),
    headers,
    ...(body === undefined ? {} : { body }),
  }
  try {
    const relayed = await askKeeper<RelayedAnswer>('/call', { method: 'POST', body: request })
    const isText = relayed.encoding === 'text'
    return {
      call,
      status: relayed.status,
      headers: relayed.headers,
      type: relayed.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '',
      bytes: isText ? new TextEncoder().encode(relayed.body) : Uint8Array.fromBase64(relayed.body),
      isCut: relayed.isCut,
      durationMs: relayed.durationMs,
      through: 'portal',
    }
  } catch (error) {
    return unanswered(call, Object(error).message)
  }
}

async function runFromPage(call: Call): Promise<Answer> {
  const { method, headers, body } = call
  const startedMs = performance.now()
  try {
    const init = { method, headers, redirect: 'follow', ...(body === undefined ? {} : { body }) } as const
    // The answer as it is now, not as the browser remembers it.
    const response = await fetch(callUrl(call), { ...init, cache: 'no-store' })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return {
      call,
      status: response.status,
      headers: [...response.headers],
      type: response.headers.get('content-type') ?? '',
      bytes,
      isCut: false,
      durationMs: performance.now() - startedMs,
      through: 'page',
    }
  } catch {
    return unanswered(
      call,
      'The service did not answer this page. It may be down, or not let pages of other addresses call it; sign in, and the portal calls it for you.',
    )
  }
}

function unanswered(call: Call, problem: string): Answer {
  const nothing = { status: 0, headers: [], type: '', bytes: new Uint8Array(), isCut: false, durationMs: 0 }
  return { call, ...nothing, through: 'page', problem }
}
