/**
 * Errors that the platform raises. `renderError` of a service renders them in the format of its ecosystem.
 */
export const platformErrors = {
  bad_request: { status: 400, message: 'The request could not be understood.' },
  bad_json: { status: 400, message: 'The body is not valid JSON.' },
  invalid: { status: 400, message: 'The request has invalid values.' },
  unauthorized: { status: 401, message: 'Valid credentials are required.' },
  forbidden: { status: 403, message: 'These credentials do not allow this.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here.' },
  timeout: { status: 408, message: 'The request took too long to arrive.' },
  body_too_large: { status: 413, message: 'The body is too large.' },
  address_too_long: { status: 414, message: 'The address is too long.' },
  unsupported_media_type: { status: 415, message: 'This media type is not supported.' },
  too_many_attempts: { status: 429, message: 'Too many failed attempts.' },
  limit_exceeded: { status: 429, message: 'The limit is used up.' },
  too_many_requests: { status: 429, message: 'Too many requests. Try again in a moment.' },
  headers_too_large: { status: 431, message: 'The headers are too large.' },
  internal: { status: 500, message: 'Something went wrong.' },
  unimplemented: { status: 501, message: 'This operation is not implemented.' },
  overloaded: { status: 503, message: 'The service is busy. Try again shortly.' },
} as const satisfies ErrorDefinitions

export type PlatformErrorCode = keyof typeof platformErrors

export type ErrorDefinitions = Record<string, { status: number; message: string }>

/** One validation error of a request. */
export interface ValidationIssue {
  location: 'body' | 'query' | 'path' | 'headers'
  field: string
  /** The JSON Schema keyword that failed. */
  rule: string
  message: string
}

export interface ProblemDetails {
  issues?: ValidationIssue[]
  headers?: Record<string, string>
  retryAfterMs?: number
  /** Extra data for the error renderer of the service. */
  data?: unknown
}

/** The only error thrown on purpose. Any other error is a bug and becomes `internal`. */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly details: ProblemDetails

  constructor(code: string, status: number, message: string, details: ProblemDetails = {}) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.status = status
    this.details = details
  }
}

/** Usage: `const problem = defineProblems({...}); throw problem('gone')`. */
export function defineProblems<Table extends ErrorDefinitions>(table: Table) {
  return (code: keyof Table & string, details?: ProblemDetails & { message?: string }): Problem => {
    const { status, message } = table[code] as Table[string]
    return new Problem(code, status, details?.message ?? message, details)
  }
}

export const platformProblem = defineProblems(platformErrors)
