import type { FastifyRequest } from 'fastify'
import { BlobsUnavailableError } from '../blobs/blobs.ts'
import { type PlatformErrorCode, Problem, platformProblem, type ValidationIssue } from '../errors.ts'
import {
  type DatabaseUnavailableError,
  findDatabaseUnavailable,
} from '../internal/data/database-unavailable.ts'
import { describeIssues } from '../internal/http/validation-issues.ts'
import type { Logger } from '../log.ts'
import { asRecord } from '../unknown-values.ts'

/** An error response in the ecosystem's format. An object is serialized as JSON, text and bytes are sent unchanged. */
export interface RenderedError {
  status: number
  headers?: Record<string, string>
  body: object | string | Buffer
}

/** `request` is undefined when the request could not be parsed. */
export type RenderError = (problem: Problem, request?: FastifyRequest) => RenderedError

/** Falls back to a plain error when the renderer throws. */
export function safeRenderer(renderError: RenderError, log: Logger): RenderError {
  return (problem, request) => {
    try {
      return renderError(problem, request)
    } catch (error) {
      log.error({ err: error, code: problem.code }, 'an error could not be rendered')
      const { status, message } = platformProblem('internal')
      return { status, body: { message } }
    }
  }
}

const byFastifyCode = new Map<unknown, PlatformErrorCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'body_too_large'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'bad_json'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'address_too_long'],
  ['FST_ERR_NOT_FOUND', 'not_found'],
])

/** Converts a thrown value to a `Problem`. Unexpected errors become `internal`, and clients do not see their cause. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown
  const { code, statusCode, validation, validationContext } = asRecord(thrown)
  // Without a list of issues the validator itself failed, so the request is not to blame.
  if (code === 'FST_ERR_VALIDATION' && Array.isArray(validation)) {
    const location = locationOf.get(String(validationContext)) ?? 'body'
    return platformProblem('invalid', {
      issues: describeIssues(validation).map((issue) => ({ location, ...issue })),
    })
  }
  const platformCode = byFastifyCode.get(code)
  if (platformCode) return platformProblem(platformCode)
  // Fastify's own 4xx errors, and a truncated body, are about this request. A 4xx status on any other error comes
  // from a request that the service made.
  const isFastifys =
    (String(code).startsWith('FST_') && code !== 'FST_ERR_VALIDATION') || code === 'ECONNRESET'
  if (isFastifys && Number(statusCode) >= 400 && Number(statusCode) < 500)
    return platformProblem('bad_request')
  const problem = unavailableProblem(thrown) ?? platformProblem('internal')
  problem.cause = thrown
  return problem
}

function unavailableProblem(thrown: unknown): Problem | undefined {
  const database = findDatabaseUnavailable(thrown)
  if (database) return databaseProblem(database)
  if (!(thrown instanceof BlobsUnavailableError)) return undefined
  const message = 'The file storage is unavailable at the moment. Try again shortly.'
  return platformProblem('overloaded', { message, retryAfterMs: storageRetryMs })
}

function databaseProblem({ isOutcomeUnknown }: DatabaseUnavailableError): Problem {
  if (!isOutcomeUnknown) {
    const message = 'The database is unavailable at the moment. Try again shortly.'
    return platformProblem('overloaded', { message, retryAfterMs: storageRetryMs })
  }
  // No `Retry-After`: many clients would repeat the request automatically.
  const message =
    'The connection to the database was lost while this change was saved. Check whether it was saved before you repeat the request.'
  return platformProblem('overloaded', { message })
}

const storageRetryMs = 5_000

const locationOf = new Map<string, ValidationIssue['location']>(
  Object.entries({
    body: 'body',
    querystring: 'query',
    params: 'path',
    headers: 'headers',
  }),
)
