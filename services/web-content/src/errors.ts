import { defineProblems, type PlatformErrorCode, type Problem } from '@octavo/platform/errors.ts'
import type { RenderError } from '@octavo/platform/http/problem.ts'
import { exhaustedWindow, type WindowState } from '@octavo/platform/limits/limits.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'

export const problem = defineProblems({
  parameter_invalid: { status: 400, message: 'A parameter has an invalid value.' },
  query_missing: { status: 400, message: 'The parameter `q` is required. Use `*` to match all posts.' },
  query_invalid: { status: 400, message: 'The query could not be parsed.' },
  body_invalid: { status: 400, message: 'The body has invalid values.' },
  key_missing: { status: 401, message: 'This operation requires an API key.' },
  plan_insufficient: { status: 403, message: 'Your plan does not include this feature.' },
  role_missing: { status: 403, message: 'This operation requires an administrator.' },
  post_not_found: { status: 404, message: 'Post not found.' },
  cluster_not_found: { status: 404, message: 'Cluster not found.' },
  source_not_found: { status: 404, message: 'Source not found.' },
  query_not_found: { status: 404, message: 'Saved query not found.' },
  webhook_not_found: { status: 404, message: 'Webhook not found.' },
  delivery_not_found: { status: 404, message: 'Delivery not found.' },
  subscription_not_found: { status: 404, message: 'Subscription not found.' },
  subscription_gone: { status: 410, message: 'There is no such subscription.' },
  source_exists: { status: 409, message: 'A source with this URL already exists.' },
  search_timeout: {
    status: 503,
    message: 'The search took too long. Narrow it down, for instance with a later `ts`, or try again.',
  },
  too_many_streams: { status: 429, message: 'Too many streams are open.' },
  too_many: { status: 403, message: 'The maximum number is reached.' },
})

/** `invalidParameter('size', 'must be between 1 and 100')` */
export const invalidParameter = (name: string, rule: string): Problem =>
  problem('parameter_invalid', { message: `\`${name}\` ${rule}.` })

/** Every error body is `{"detail", "code", "request_id"}`; errors in a query also have its `position`. */
export const renderError: RenderError = (thrown, request) => {
  const { code, status, details } = thrown
  const { position } = asRecord(details.data)
  return {
    status,
    headers: {
      'cache-control': 'no-store',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(code === 'limit_exceeded' && limitReason(details.data)),
      ...(code === 'too_many_requests' && { 'x-ratelimit-reason': 'rate_limit' }),
    },
    body: {
      detail: detailOf(thrown),
      // Codes of this service are not in the table and stay as they are.
      code: codes[code as PlatformErrorCode] ?? code,
      ...(typeof position === 'number' && { position }),
      ...(request && { request_id: request.id }),
    },
  }
}

const codes: Partial<Record<PlatformErrorCode, string>> = {
  bad_request: 'bad_request',
  invalid: 'parameter_invalid',
  unauthorized: 'unknown_token',
  limit_exceeded: 'rate_limit_exceeded',
  too_many_requests: 'rate_limit_exceeded',
}

function detailOf({ code, message, details: { issues, data } }: Problem): string {
  if (issues?.length)
    return issues.map(({ field, message: issue }) => (field ? `\`${field}\` ${issue}` : issue)).join('; ')
  if (code === 'unauthorized')
    return asRecord(data).reason === 'missing' ? 'An API token is required' : 'Unknown API token'
  if (code !== 'limit_exceeded') return message
  const state = exhaustedWindow(data)
  return state && isQuota(state)
    ? `Too many requests: used ${state.used} out of ${state.max} allowed in a ${state.name}`
    : 'rate limit exceeded'
}

/** Tells clients that call too fast from those that have used up their quota. */
function limitReason(data: unknown): Record<string, string> {
  const state = exhaustedWindow(data)
  return { 'x-ratelimit-reason': state && isQuota(state) ? 'insufficient_credits' : 'rate_limit' }
}

function isQuota({ name }: WindowState): boolean {
  return name === 'day' || name === 'month'
}
