import {
  OutgoingError,
  type OutgoingInit,
  type OutgoingResponse,
} from '@octavo/platform/outgoing/outgoing.ts'
import { redirectUrlOf } from '@octavo/platform/outgoing/redirect-url.ts'
import type { Context } from '../context.ts'
import type { Redirect } from './store/frontier.ts'
import { userAgentOf } from './user-agent.ts'

export const maxFeedBytes = 10 * 1024 * 1024
export const maxPageBytes = 5 * 1024 * 1024

/** The lease of a host must be longer. */
export const fetchTimeoutMs = 30_000

const maxRedirects = 5
const maxUrlLength = 2_000

export interface FetchedDocument {
  status: number
  headers: Headers
  /** Empty unless the status is 200. */
  bytes: Buffer
  /** After redirects. */
  url: string
  /** The final URL, if all redirects on the path were permanent. */
  movedTo: string | undefined
  /** Set if the response is a redirect, which the caller has to queue. */
  redirect?: Redirect | undefined
}

interface DocumentRequest {
  url: string
  /** The redirects that led to `url`. */
  redirects?: readonly Redirect[]
}

export interface FetchOptions {
  accept: string
  maxBytes: number
  etag?: string | null
  lastModified?: string | null
  redirect?: OutgoingInit['redirect']
  signal: AbortSignal
}

/** Throws an `OutgoingError` when there is no response. */
export async function fetchDocument(
  { outgoing, config }: Context,
  { url, redirects = [] }: DocumentRequest,
  { accept, maxBytes, etag, lastModified, redirect = 'manual', signal }: FetchOptions,
): Promise<FetchedDocument> {
  const response = await outgoing.fetch(url, {
    headers: {
      accept,
      'user-agent': userAgentOf(config),
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
    maxBytes,
    redirect,
    timeoutMs: fetchTimeoutMs,
    signal,
  })
  const { status, headers } = response
  const isBody = status === 200
  if (!isBody) response.body.destroy()
  const bytes = isBody ? await response.bytes() : Buffer.alloc(0)
  const isMoved = redirects.length > 0 && redirects.every(isPermanent)
  return {
    ...{ status, headers, bytes, url: response.url },
    movedTo: isMoved ? response.url : undefined,
    redirect: readRedirect(response, redirects.length),
  }
}

function readRedirect(response: OutgoingResponse, followed: number): Redirect | undefined {
  const url = redirectUrlOf(response)
  if (url === undefined) return undefined
  if (followed === maxRedirects)
    throw new OutgoingError('too_many_redirects', `More than ${maxRedirects} redirects`)
  if (url.length > maxUrlLength)
    throw new OutgoingError('bad_response', `The redirect URL has more than ${maxUrlLength} characters`)
  return { status: response.status, url }
}

function isPermanent({ status }: Redirect): boolean {
  return status === 301 || status === 308
}

/** A short message for the health of a source. */
export function describeFetchError(error: unknown): string {
  if (!(error instanceof OutgoingError)) return 'The response could not be read.'
  const { code, message } = error
  const cause = (error.cause as NodeJS.ErrnoException | undefined)?.code
  return `${code}: ${message}${cause ? ` (${cause})` : ''}`.slice(0, 500)
}
