import { defineProblems } from '@octavo/platform/errors.ts'
import { STATUS_CODES } from '@octavo/platform/http/node-http.ts'
import type { RenderError } from '@octavo/platform/http/problem.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'

const own = {
  no_country: { status: 404, message: 'Not Found' },
  bad_code: { status: 400, message: 'Bad Request' },
  fields_required: {
    status: 400,
    message: "'fields' query not specified or you're requesting more than 10 fields",
  },
}

export const problem = defineProblems(own)

/** The hosted service answered these from its web framework, in another body format than its own errors. */
const frameworkCodes = new Set(['not_found', 'method_not_allowed', 'unimplemented', 'invalid'])

export const renderError: RenderError = ({ code, status: ownStatus, message, details }, request) => {
  // The hosted service answered 404 to unknown versions.
  const status = code === 'unimplemented' ? 404 : ownStatus
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  const reason = STATUS_CODES[status] ?? 'Error'
  if (!request || !frameworkCodes.has(code)) {
    const more = asRecord(code in own ? details.data : undefined)
    return { status, headers, body: { message: code in own ? message : reason, status, ...more } }
  }
  const path = request.url.split('?', 1)[0] ?? '/'
  const errors =
    code === 'not_found'
      ? [{ message: 'Page Not Found' }]
      : code === 'unimplemented'
        ? [{ message }]
        : code === 'method_not_allowed'
          ? [
              {
                message: `Method [${request.method}] not allowed for URI [${path}]. Allowed methods: [${details.headers?.allow}]`,
              },
            ]
          : (details.issues ?? []).map((issue) => ({
              message: `${issue.field}: ${issue.message}`,
              path: `/${issue.field}`,
            }))
  const self = [{ href: path, templated: false }]
  return { status, headers, body: { message: reason, _links: { self }, _embedded: { errors } } }
}
