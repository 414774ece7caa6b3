import { isForeignKeyViolation } from '@octavo/platform/data/violations.ts'
import {
  defineProblems,
  type PlatformErrorCode,
  type Problem,
  platformErrors,
  type ValidationIssue,
} from '@octavo/platform/errors.ts'
import type { RenderError } from '@octavo/platform/http/problem.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { NoResultError } from 'kysely'
import { GitError } from './git/git-error.ts'

export const problem = defineProblems({
  bad_credentials: { status: 401, message: 'Bad credentials' },
  requires_authentication: { status: 401, message: 'Requires authentication' },
  not_found: { status: 404, message: 'Not Found' },
  forbidden: { status: 403, message: 'Forbidden' },
  not_accessible: { status: 403, message: 'Resource not accessible by personal access token' },
  not_accessible_by_integration: { status: 403, message: 'Resource not accessible by integration' },
  needs_assertion: { status: 401, message: 'A JSON web token could not be decoded' },
  needs_installation: {
    status: 403,
    message: 'You must authenticate with an installation access token in order to list repositories.',
  },
  needs_app: { status: 403, message: 'You must authenticate via a GitHub App.' },
  suspended_installation: { status: 403, message: 'This installation has been suspended' },
  needs_admin: { status: 403, message: 'Must have admin rights to Repository.' },
  needs_push: { status: 403, message: 'Must have push access to view this resource.' },
  needs_membership: { status: 403, message: 'You must be a member of the organization to do this.' },
  needs_owner: { status: 403, message: 'You must be an organization owner to do this.' },
  needs_maintainer: {
    status: 403,
    message: 'You must be a maintainer of the team or an organization owner to do this.',
  },
  needs_password: {
    status: 403,
    message: 'This requires the password of the account, sent with Basic authentication.',
  },
  last_owner: { status: 403, message: 'An organization must keep at least one owner.' },
  archived: { status: 403, message: 'Repository was archived so is read-only.' },
  no_user_agent: {
    status: 403,
    message:
      'Request forbidden by administrative rules. Please make sure your request has a User-Agent header. (missing or invalid user agent string)',
  },
  secondary_limit: {
    status: 403,
    message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  },
  merge_refused: { status: 405, message: 'Pull Request is not mergeable' },
  empty_repository: { status: 409, message: 'Git Repository is empty.' },
  conflict: { status: 409, message: 'Conflict' },
  gone: { status: 410, message: 'This was deleted' },
  issues_disabled: { status: 410, message: 'Issues has been disabled in this repository.' },
  too_large: { status: 403, message: 'This is too large to be shown.' },
  validation_failed: { status: 422, message: 'Validation Failed' },
  unprocessable: { status: 422, message: 'Unprocessable' },
  not_object: { status: 400, message: 'Body should be a JSON object' },
  unknown_version: { status: 400, message: 'This version of the API is not supported.' },
  incomplete_upload: { status: 400, message: 'The upload ended before all of its content arrived.' },
  range_not_satisfiable: { status: 416, message: 'Range Not Satisfiable' },
  storage_full: { status: 507, message: 'The repository has no space for this object.' },
  git_busy: { status: 503, message: 'Git is busy. Try again shortly.' },
  git_unavailable: { status: 503, message: 'Git is not available on this server.' },
})

/** An entry of `errors` in a 422 response. */
export interface FieldError {
  resource: string
  /** Missing if the error concerns the whole resource. */
  field?: string | undefined
  code: 'missing' | 'missing_field' | 'invalid' | 'already_exists' | 'unprocessable' | 'custom'
  message?: string
  value?: unknown
  index?: number
}

export function unprocessable(message: string): Problem {
  return problem('unprocessable', { message })
}

export function validationFailed(...errors: FieldError[]): Problem {
  return problem('validation_failed', { data: { errors } })
}

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }

const documentation = 'https://docs.github.com/rest'

type RenderMessage = (problem: Problem, request?: FastifyRequest) => { status?: number; message: string }

const platformMessages: Partial<Record<PlatformErrorCode, RenderMessage>> = {
  bad_json: () => ({ status: 400, message: 'Problems parsing JSON' }),
  invalid: ({ details: { issues = [] } }) => invalidMessage(issues),
  unauthorized: ({ details: { data } }) => ({
    message: asRecord(data).reason === 'missing' ? 'Requires authentication' : 'Bad credentials',
  }),
  // Some routes have their own message.
  not_found: ({ message }) => ({
    message: message === platformErrors.not_found.message ? 'Not Found' : message,
  }),
  method_not_allowed: () => ({ status: 404, message: 'Not Found' }),
  too_many_attempts: () => ({
    status: 403,
    message: 'Maximum number of login attempts exceeded. Please try again later.',
  }),
  limit_exceeded: (_, request) => ({ status: 403, message: limitMessage(request) }),
  internal: ({ cause }) => defectMessage(cause),
  // Unimplemented resources are 404 to clients, with the reason in the message.
  unimplemented: ({ message }) => ({ status: 404, message }),
}

export const renderErrorWith =
  (headers: Record<string, string>): RenderError =>
  (thrown, request) => {
    // Git shows the body to the user as it is.
    if (thrown.code.startsWith('git_http_'))
      return { status: thrown.status, headers: plainText, body: `${thrown.message}\n` }
    const { status, message } = {
      status: thrown.status,
      message: thrown.message,
      ...platformMessages[thrown.code as PlatformErrorCode]?.(thrown, request),
    }
    const data = asRecord(thrown.details.data)
    const page = thrown.code === 'secondary_limit' ? '#about-secondary-rate-limits' : ''
    return {
      status,
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
      },
      body: {
        message,
        ...(Array.isArray(data.errors) ? { errors: data.errors } : {}),
        ...(typeof data.url === 'string' ? { url: data.url } : {}),
        documentation_url: page
          ? `${documentation}/using-the-rest-api/rate-limits-for-the-rest-api${page}`
          : documentation,
        status: String(status),
      },
    }
  }

/** A resource may be deleted between two steps of a request, and git may time out. */
function defectMessage(cause: unknown): { status?: number; message: string } {
  const kind = cause instanceof GitError ? cause.kind : undefined
  // Deleting a repository aborts its readers.
  const isGone = kind === 'missing' || kind === 'aborted'
  if (isGone || cause instanceof NoResultError || isForeignKeyViolation(cause))
    return { status: 404, message: 'Not Found' }
  if (kind === 'timeout') return { status: 503, message: 'The operation timed out.' }
  return { message: 'Server Error' }
}

/** Clients match the beginning of the message. */
function limitMessage(request: FastifyRequest | undefined): string {
  const user = request?.caller.user
  if (user) return `API rate limit exceeded for user ID ${user.id}.`
  return `API rate limit exceeded for ${request?.ip}. (Authenticated requests get a higher rate limit.)`
}

function invalidMessage(issues: readonly ValidationIssue[]): { status: number; message: string } {
  const [first] = issues
  const isShape = first?.location === 'body' && first.field === '' && first.rule === 'type'
  if (isShape) return { status: 400, message: 'Body should be a JSON object' }
  const lines = issues.map(({ field, rule, message }) =>
    rule === 'required' ? `"${field}" wasn't supplied.` : `For '${field}', ${message}.`,
  )
  return { status: 422, message: ['Invalid request.', ...lines].join('\n\n') }
}
