import { requestAdminApi } from '../api/request.ts'
import { errorMessage } from '../api/unknown-values.ts'
import { isSignedIn } from '../server.ts'
import { type Call, callAddress, callUrl } from './call.ts'

export interface CallResponse {
  call: Call
  /** 0 without a response. */
  status: number
  headers: readonly (readonly [string, string])[]
  type: string
  bytes: Uint8Array<ArrayBuffer>
  /** True if the body was truncated. */
  isCut: boolean
  durationMs: number
  /** From the page, CORS hides some headers; through the portal, all are visible. */
  through: 'portal' | 'page'
  /** Why there is no response. */
  problem?: string
}

interface RelayedResponse {
  status: number
  headers: readonly (readonly [string, string])[]
  body: string
  encoding: 'text' | 'base64'
  isCut: boolean
  durationMs: number
}

/** Sends the request through the portal if signed in, else from this page as far as CORS allows. */
export async function runCall(call: Call): Promise<CallResponse> {
  return isSignedIn.value ? runThroughPortal(call) : runFromPage(call)
}

async function runThroughPortal(call: Call): Promise<CallResponse> {
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
    const response = await requestAdminApi<RelayedResponse>('/call', { method: 'POST', body: request })
    const isText = response.encoding === 'text'
    return {
      call,
      status: response.status,
      headers: response.headers,
      type: response.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '',
      bytes: isText ? new TextEncoder().encode(response.body) : Uint8Array.fromBase64(response.body),
      isCut: response.isCut,
      durationMs: response.durationMs,
      through: 'portal',
    }
  } catch (error) {
    return withoutResponse(call, errorMessage(error))
  }
}

async function runFromPage(call: Call): Promise<CallResponse> {
  const { method, headers, body } = call
  const startedMs = performance.now()
  try {
    const init = { method, headers, redirect: 'follow', ...(body === undefined ? {} : { body }) } as const
    // Bypass the browser's cache.
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
    return withoutResponse(
      call,
      'The service did not respond to this page. It may be down, or refuse cross-origin requests. Sign in to send the request through the portal.',
    )
  }
}

function withoutResponse(call: Call, problem: string): CallResponse {
  const nothing = { status: 0, headers: [], type: '', bytes: new Uint8Array(), isCut: false, durationMs: 0 }
  return { call, ...nothing, through: 'page', problem }
}
