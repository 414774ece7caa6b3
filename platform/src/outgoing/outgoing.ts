import type { Readable } from 'node:stream'

/** The one way out of the process: bounded in time, bytes and redirects, and never into a private network. */
export interface Outgoing {
  fetch(url: string | URL, init?: OutgoingInit): Promise<OutgoingResponse>
  /** Breaks off what is under way. */
  close(): Promise<void>
}

export interface OutgoingInit {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** With `manual` a redirect is an answer like any other. */
  redirect?: 'follow' | 'manual'
  signal?: AbortSignal
  /** For everything together: waiting for a free connection, redirects, and reading the body. */
  timeoutMs?: number
  /** Of the body, after decompression. */
  maxBytes?: number
}

export interface OutgoingResponse {
  status: number
  headers: Headers
  /** Where the answer came from in the end. */
  url: string
  /** The redirects that were followed, in order. */
  redirects: { status: number; from: string }[]
  /** Decompressed. Read it or destroy it: until then, or until the time is over, it holds a connection. */
  body: Readable
  bytes(): Promise<Buffer>
  text(): Promise<string>
  json(): Promise<unknown>
}

export type OutgoingErrorCode =
  | 'blocked_address'
  | 'unsupported_scheme'
  | 'invalid_request'
  | 'too_many_redirects'
  | 'too_large'
  | 'timed_out'
  | 'unreachable'
  | 'bad_answer'

export class OutgoingError extends Error {
  readonly code: OutgoingErrorCode

  constructor(code: OutgoingErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'OutgoingError'
    this.code = code
  }
}
