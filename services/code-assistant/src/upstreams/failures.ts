import type { IncomingHttpHeaders } from 'node:http'
import type { Problem } from '@octavo/platform/errors.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { errors } from 'undici'
import { problem } from '../errors.ts'

/** A failure of a server, named in the message, because clients cannot see which server a model is on. */
export function upstreamFailed(upstream: string, reason: string, cause?: unknown): Problem {
  const failure = problem('upstream_error', { message: `The model server "${upstream}" ${reason}.` })
  failure.cause = cause
  return failure
}

export function upstreamTimedOut(upstream: string, reason: string): Problem {
  return problem('upstream_timeout', { message: `The model server "${upstream}" ${reason}.` })
}

export function upstreamBusy(upstream: string, retryAfterMs = 1_000): Problem {
  return problem('server_is_overloaded', { message: `The model server "${upstream}" is busy.`, retryAfterMs })
}

/** A failure of the connection. */
export function connectionProblem(upstream: string, error: unknown): Problem {
  if (error instanceof errors.ConnectTimeoutError)
    return upstreamTimedOut(upstream, 'could not be reached in time')
  return upstreamFailed(upstream, 'closed the connection or could not be reached', error)
}

/** Statuses of a request that is invalid for every server. Clients see the response unchanged. */
const requestStatuses = new Set([400, 404, 405, 409, 413, 415, 422])

export const isAboutRequest = (status: number): boolean => requestStatuses.has(status)

/** The status of a response that clients must not see: it is about the operator's account, or the server's state. */
export function statusProblem(upstream: string, status: number, headers: IncomingHttpHeaders): Problem {
  if (status === 429 || status === 503 || status === 529) return upstreamBusy(upstream, retryAfterOf(headers))
  if (status === 408 || status === 504) return upstreamTimedOut(upstream, `responded with status ${status}`)
  if (status === 401 || status === 402 || status === 403)
    return upstreamFailed(upstream, 'refused the credentials of this service')
  return upstreamFailed(upstream, `responded with status ${status}`)
}

const maxRetryAfterMs = 600_000

function retryAfterOf(headers: IncomingHttpHeaders): number {
  const ms = Number(headers['retry-after-ms'])
  const seconds = Number(headers['retry-after'])
  const delay = ms > 0 ? ms : seconds * 1_000
  return delay > 0 ? Math.min(delay, maxRetryAfterMs) : 1_000
}

/** The message of an error body, in any of the formats of model servers. */
export function errorMessageOf(body: unknown): string | undefined {
  const { error, message, detail } = asRecord(body)
  const candidates = [asRecord(error).message, error, message, detail]
  return candidates.find((candidate) => typeof candidate === 'string')
}

/** Text of a server that clients see, which may quote the request with the operator's key. */
export const withoutKey = (text: string, key: string): string =>
  key === '' ? text : text.replaceAll(key, '[key]')
