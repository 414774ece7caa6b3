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
import { type ErrorConstant, errorTable } from './error-table.ts'

export const problem = defineProblems(errorTable)

/** `notFound('event')` */
export const notFound = (what: string): Problem =>
  problem('NOT_FOUND', { message: `The ${what} you requested does not exist.` })

/** Errors by dotted argument name: `{ 'event.name.html': ['MISSING'] }`. */
export type ArgumentErrors = Readonly<Record<string, readonly string[]>>

export const argumentsError = (errors: ArgumentErrors): Problem =>
  problem('ARGUMENTS_ERROR', { message: describeArguments(errors), data: { errors } })

/** Renders errors in Eventbrite's format. */
export const renderError: RenderError = (thrown, request) => {
  const { code, status, message, details } = inOwnWords(thrown, request)
  const { errors } = asRecord(details.data)
  return {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 401 && { 'www-authenticate': 'Bearer' }) },
    body: {
      status_code: status,
      error: code,
      error_description: message,
      ...(code === 'ARGUMENTS_ERROR' && errors ? { error_detail: { ARGUMENTS_ERROR: errors } } : {}),
    },
  }
}

function inOwnWords(thrown: Problem, request?: FastifyRequest): Problem {
  if (Object.hasOwn(errorTable, thrown.code)) return thrown
  // All other errors are the platform's.
  const code = thrown.code as PlatformErrorCode
  if (code === 'invalid') return argumentsError(groupIssues(thrown.details.issues ?? [], request))
  if (code === 'unauthorized' && asRecord(thrown.details.data).reason === 'missing') return problem('NO_AUTH')
  const constant = constants[code] ?? 'BAD_REQUEST'
  const isOwn =
    platformErrors[code]?.message !== thrown.message || thrown.status !== errorTable[constant].status
  const own = problem(constant, isOwn ? { message: thrown.message } : {})
  return Object.assign(own, { status: keepsStatus.has(code) ? thrown.status : own.status })
}

const constants: Partial<Record<PlatformErrorCode, ErrorConstant>> = {
  bad_json: 'INVALID_BODY',
  unsupported_media_type: 'INVALID_BODY',
  unauthorized: 'INVALID_AUTH',
  forbidden: 'NOT_AUTHORIZED',
  not_found: 'NOT_FOUND',
  method_not_allowed: 'METHOD_NOT_ALLOWED',
  too_many_attempts: 'HIT_RATE_LIMIT',
  limit_exceeded: 'HIT_RATE_LIMIT',
  too_many_requests: 'HIT_RATE_LIMIT',
  internal: 'INTERNAL_ERROR',
  overloaded: 'INTERNAL_ERROR',
  unimplemented: 'UNSUPPORTED_OPERATION',
}

/** Proxies and HTTP clients act on these statuses. */
const keepsStatus: ReadonlySet<PlatformErrorCode> = new Set([
  'timeout',
  'body_too_large',
  'address_too_long',
  'unsupported_media_type',
  'headers_too_large',
  'overloaded',
  'unimplemented',
])

function groupIssues(issues: readonly ValidationIssue[], request?: FastifyRequest): ArgumentErrors {
  const grouped = Object.groupBy(issues, ({ field }) => field || 'body')
  return Object.fromEntries(
    Object.entries(grouped).map(([field, some = []]) => [
      field,
      [...new Set(some.map((issue) => constantOf(issue, request)))],
    ]),
  )
}

function constantOf({ rule, location, field }: ValidationIssue, request?: FastifyRequest): string {
  if (rule === 'required') return 'MISSING'
  if (rule === 'additionalProperties') return 'Unknown parameter'
  if (rule !== 'enum' && rule !== 'const') return 'INVALID'
  if (location === 'query') return notAChoice(asRecord(request?.query)[field])
  const value = field.split('.').reduce<unknown>((inside, name) => asRecord(inside)[name], request?.body)
  return notAChoice(value)
}

/** For checks that a schema cannot express. */
export function notAChoice(value: unknown): string {
  // String() would call a `toString` that the client sent.
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `"${text.slice(0, 100)}" is not a valid choice.`
}

function describeArguments(errors: ArgumentErrors): string {
  const each = Object.entries(errors).map(([field, codes]) => `${field} - ${codes.join(', ')}`)
  return `There are errors with your arguments: ${each.join(', ')}`
}
