import { OutgoingError, type OutgoingResponse } from '@octavo/platform/outgoing/outgoing.ts'
import type { Context } from '../context.ts'
import { userAgentOf } from './user-agent.ts'

export const maxFeedBytes = 10 * 1024 * 1024
export const maxPageBytes = 5 * 1024 * 1024

/** The lease of a host must be longer. */
export const fetchTimeoutMs = 30_000

export interface FetchedDocument {
  status: number
  headers: Headers
  /** Empty unless the status is 200. */
  bytes: Buffer
  /** After redirects. */
  url: string
  /** The final URL, if all redirects on the path were permanent. */
  movedTo: string | undefined
}

export interface FetchOptions {
  accept: string
  maxBytes: number
  etag?: string | null
  lastModified?: string | null
  signal: AbortSignal
}

/** Throws an `OutgoingError` when there is no response. */
export async function fetchDocument(
  { outgoing, config }: Context,
  url: string,
  { accept, maxBytes, etag, lastModified, signal }: FetchOptions,
): Promise<FetchedDocument> {
  const response = await outgoing.fetch(url, {
    headers: {
      accept,
      'user-agent': userAgentOf(config),
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
    maxBytes,
    timeoutMs: fetchTimeoutMs,
    signal,
  })
  const { status, headers } = response
  const isBody = status === 200
  if (!isBody) response.body.destroy()
  const bytes = isBody ? await response.bytes() : Buffer.alloc(0)
  return { status, headers, bytes, url: response.url, movedTo: movedTo(response) }
}

function movedTo({ redirects, url }: OutgoingResponse): string | undefined {
  const isPermanent =
    redirects.length > 0 && redirects.every(({ status }) => status === 301 || status === 308)
  return isPermanent ? url : undefined
}

/** A short message for the health of a source. */
export function describeFetchError(error: unknown): string {
  if (!(error instanceof OutgoingError)) return 'The response could not be read.'
  const { code, message } = error
  const cause = (error.cause as NodeJS.ErrnoException | undefined)?.code
  return `${code}: ${message}${cause ? ` (${cause})` : ''}`.slice(0, 500)
}
