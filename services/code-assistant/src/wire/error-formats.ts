import type { PlatformErrorCode, Problem } from '@octavo/platform/errors.ts'
import type { RenderError, RenderedError } from '@octavo/platform/http/problem.ts'
import { exhaustedWindow } from '@octavo/platform/limits/limits.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'

/** An error body of the OpenAI API. */
export interface ApiError {
  message: string
  type: string
  param: string | null
  code: string | null
}

/** The format follows the path: the Messages API has its own, all others have that of the OpenAI API. */
export const renderError: RenderError = (thrown, request) => {
  const rendered = isMessagesApi(request) ? renderAnthropic(thrown, request) : renderOpenAi(thrown)
  return {
    ...rendered,
    headers: { ...retryHeaders(thrown), ...rendered.headers, 'cache-control': 'no-store' },
  }
}

export function isMessagesApi(request: FastifyRequest | undefined): boolean {
  const path = request?.url.split('?', 1)[0] ?? ''
  if (path === '/v1/messages' || path.startsWith('/v1/messages/')) return true
  // Both APIs have models.
  return /^\/v1\/models(\/|$)/.test(path) && request?.headers['anthropic-version'] !== undefined
}

function renderOpenAi(thrown: Problem): RenderedError {
  const { status } = thrown
  return {
    status,
    headers: { ...(status === 401 && { 'www-authenticate': 'Bearer' }) },
    body: { error: describeError(thrown) },
  }
}

export function describeError(thrown: Problem): ApiError {
  const { code, status } = thrown
  const [type, ownCode] = isQuotaExhausted(thrown)
    ? ['insufficient_quota', 'organization_usage_limit_exceeded']
    : [typesByCode.get(code) ?? typeOf(status), codes[code as PlatformErrorCode] ?? code]
  return { message: messageOf(thrown), type, param: paramOf(thrown), code: ownCode }
}

function renderAnthropic(thrown: Problem, request: FastifyRequest | undefined): RenderedError {
  const type = anthropicTypes[thrown.status] ?? (thrown.status >= 500 ? 'api_error' : 'invalid_request_error')
  return {
    // The Anthropic API uses 529 for overload, and its SDK retries it.
    status: thrown.status === 503 ? 529 : thrown.status,
    headers: { ...(thrown.status === 401 && { 'www-authenticate': 'Bearer' }) },
    body: {
      type: 'error',
      error: { type, message: messageOf(thrown) },
      ...(request && { request_id: request.id }),
    },
  }
}

const typeOf = (status: number): string => {
  if (status === 403) return 'permission_error'
  if (status === 429) return 'rate_limit_error'
  if (status === 503) return 'service_unavailable_error'
  return status >= 500 ? 'api_error' : 'invalid_request_error'
}

const typesByCode = new Map(Object.entries({ unimplemented: 'invalid_request_error' }))

const codes: Partial<Record<PlatformErrorCode, string>> = {
  bad_request: 'invalid_request',
  bad_json: 'invalid_json',
  invalid: 'invalid_value',
  unauthorized: 'invalid_api_key',
  forbidden: 'permission_denied',
  not_found: 'unknown_url',
  body_too_large: 'request_too_large',
  too_many_attempts: 'rate_limit_exceeded',
  limit_exceeded: 'rate_limit_exceeded',
  too_many_requests: 'rate_limit_exceeded',
  internal: 'internal_error',
  overloaded: 'server_is_overloaded',
}

const anthropicTypes: Record<number, string> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  503: 'overloaded_error',
  504: 'timeout_error',
}

function messageOf({ code, message, details: { issues, data } }: Problem): string {
  if (issues?.length)
    return issues.map(({ field, message: issue }) => (field ? `\`${field}\` ${issue}` : issue)).join('; ')
  if (code === 'unauthorized')
    return asRecord(data).reason === 'missing'
      ? 'You did not provide an API key. Send it as `Authorization: Bearer API_KEY`.'
      : 'Incorrect API key provided.'
  if (code !== 'limit_exceeded') return message
  const state = exhaustedWindow(data)
  return `You have used all ${state?.max} requests of this ${state?.name}.`
}

function paramOf({ details: { issues, data } }: Problem): string | null {
  const { param } = asRecord(data)
  return typeof param === 'string' ? param : issues?.[0]?.field || null
}

/** The SDKs obey `x-should-retry` above everything else: a monthly quota does not return within their retries. */
function retryHeaders(thrown: Problem): Record<string, string> {
  const { retryAfterMs } = thrown.details
  return {
    ...(retryAfterMs !== undefined && { 'retry-after-ms': String(Math.ceil(retryAfterMs)) }),
    ...(isQuotaExhausted(thrown) && { 'x-should-retry': 'false' }),
  }
}

function isQuotaExhausted({ code, details: { data } }: Problem): boolean {
  return code === 'limit_exceeded' && exhaustedWindow(data)?.name === 'month'
}
