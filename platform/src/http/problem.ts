import type { FastifyRequest } from 'fastify'
import { type Flaw, type PlatformErrorCode, Problem, platformProblem } from '../errors.ts'
import {
  type DatabaseUnavailableError,
  findDatabaseUnavailable,
} from '../internal/data/database-unavailable.ts'
import { describeFlaws } from '../internal/http/validation-issues.ts'
import type { Logger } from '../log.ts'

/** An error in the ecosystem's own dialect. An object becomes JSON; text and bytes are sent as they are. */
export interface RenderedError {
  status: number
  headers?: Record<string, string>
  body: object | string | Buffer
}

/** The request is missing where there was none to be understood. */
export type RenderError = (problem: Problem, request?: FastifyRequest) => RenderedError

/** A renderer that fails must not take the answer with it, nor the process. */
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

/** Whatever was thrown, as a `Problem`. What nobody expected is `internal` and keeps its cause to itself. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown
  const { code, statusCode, validation, validationContext } = Object(thrown)
  // A validator that fails itself has found nothing wrong with the request.
  if (code === 'FST_ERR_VALIDATION' && Array.isArray(validation)) {
    const place = placeOf[String(validationContext)] ?? 'body'
    return platformProblem('invalid', {
      flaws: describeFlaws(validation).map((flaw) => ({ place, ...flaw })),
    })
  }
  const known = byFastifyCode.get(code)
  if (known) return platformProblem(known)
  // Fastify has a 4xx for each way in which a request can be bad, a body that breaks off among them. Any other
  // error that says so is not about this request but about one that the service made.
  const isFastifys =
    (String(code).startsWith('FST_') && code !== 'FST_ERR_VALIDATION') || code === 'ECONNRESET'
  if (isFastifys && statusCode >= 400 && statusCode < 500) return platformProblem('bad_request')
  const unavailable = findDatabaseUnavailable(thrown)
  const problem = unavailable ? databaseProblem(unavailable) : platformProblem('internal')
  problem.cause = thrown
  return problem
}

function databaseProblem({ isOutcomeUnknown }: DatabaseUnavailableError): Problem {
  if (!isOutcomeUnknown) {
    const message = 'The database is unavailable at the moment. Try again shortly.'
    return platformProblem('overloaded', { message, retryAfterMs: databaseRetryMs })
  }
  // Without `Retry-After`, at which many clients would repeat the request by themselves.
  const message =
    'The connection to the database was lost while this change was saved. Check whether it was saved before you repeat the request.'
  return platformProblem('overloaded', { message })
}

const databaseRetryMs = 5_000

const placeOf: Record<string, Flaw['place']> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'headers',
}
