import type { PlatformErrorCode, Problem } from '@octavo/platform/errors.ts'
import { STATUS_CODES } from '@octavo/platform/http/node-http.ts'
import type { RenderError, RenderedError } from '@octavo/platform/http/problem.ts'
import { type ErrorObject, errorObject, errorsOf, renderErrors } from './json-api/errors.ts'
import { mediaType, unsupportedMediaType } from './json-api/negotiation.ts'

/** Renders every error as a JSON:API error document. */
export const renderError: RenderError = (problem, request) => {
  const errors =
    errorsOf(problem) ?? errorObjectsFor(problem, request?.method, request?.headers['content-type'])
  return render(errors, problem)
}

function render(errors: readonly ErrorObject[], { status }: Problem): RenderedError {
  const [first] = errors
  const code = first?.status ?? status
  const challenge = code === 401 ? { 'www-authenticate': 'Bearer' } : {}
  const headers = { 'content-type': mediaType, 'cache-control': 'no-store', vary: 'Accept', ...challenge }
  return { status: code, headers, body: renderErrors(errors) }
}

function errorObjectsFor(problem: Problem, method = 'GET', contentType?: string): readonly ErrorObject[] {
  const { code, status, message, details } = problem
  const entry = platformErrors[code as PlatformErrorCode]
  if (entry) return [{ ...entry, detail: entry.detail ?? message }]
  if (code === 'unsupported_media_type') return errorsOf(unsupportedMediaType(contentType)) ?? []
  if (code === 'method_not_allowed') return [forbidden(method)]
  if (code === 'invalid' && details.issues)
    return details.issues.map(({ location, field, message }) =>
      errorObject(
        'bad_request',
        `${field} ${message}`,
        location === 'body' ? { pointer: `/${field.replaceAll('.', '/')}` } : { parameter: field },
      ),
    )
  return [{ status, title: STATUS_CODES[status] ?? 'Error', detail: message }]
}

/** https://jsonapi.org/format/1.1/#crud requires 403 for unsupported requests. */
function forbidden(method: string): ErrorObject {
  const detail = 'This resource does not support the request method.'
  if (method === 'POST') return errorObject('create_forbidden', detail)
  if (method === 'PATCH' || method === 'PUT') return errorObject('update_forbidden', detail)
  if (method === 'DELETE') return errorObject('delete_forbidden', detail)
  return { status: 405, title: 'Method Not Allowed', detail }
}

const platformErrors: Partial<Record<PlatformErrorCode, Omit<ErrorObject, 'detail'> & { detail?: string }>> =
  {
    not_found: { status: 404, title: 'Route Not Found', detail: 'No route matches this path.' },
    bad_json: { status: 400, code: '400', title: 'Bad Request', detail: 'The body is not valid JSON.' },
    bad_request: { status: 400, code: '400', title: 'Bad Request' },
    unauthorized: {
      status: 401,
      title: 'Invalid token',
      detail: 'The access token is invalid, has expired or was revoked.',
    },
    limit_exceeded: {
      status: 429,
      title: 'Rate Limit Exceeded',
      detail: 'The rate limit is exceeded. Retry after the time in the Retry-After header.',
    },
    internal: { status: 500, code: '500', title: 'Internal Server Error' },
  }
