import type { Readable } from 'node:stream'

/** The HTTP client for all outgoing requests. It limits time, bytes and redirects, and blocks private networks. */
export interface Outgoing {
  fetch(url: string | URL, init?: OutgoingInit): Promise<OutgoingResponse>
  /** Aborts requests in flight. */
  close(): Promise<void>
}

export interface OutgoingInit {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** With `manual` a redirect is returned like any other response. */
  redirect?: 'follow' | 'manual'
  signal?: AbortSignal
  /** Covers everything: waiting for a connection, redirects and reading the body. */
  timeoutMs?: number
  /** The maximum size of the body after decompression. */
  maxBytes?: number
}

export interface OutgoingResponse {
  status: number
  headers: Headers
  /** The final URL, after redirects. */
  url: string
  /** The followed redirects, in order. */
  redirects: { status: number; from: string }[]
  /** The decompressed body. It holds a connection until it is read, destroyed or timed out. */
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
  | 'bad_response'

export class OutgoingError extends Error {
  readonly code: OutgoingErrorCode

  constructor(code: OutgoingErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'OutgoingError'
    this.code = code
  }
}
