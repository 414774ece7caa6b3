import { defineProblems, type ValidationIssue } from '@octavo/platform/errors.ts'
import type { RenderError } from '@octavo/platform/http/problem.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'

export const problem = defineProblems({
  no_service: { status: 404, message: 'No such service is running here.' },
  no_fork: { status: 404, message: 'The fork does not exist, or does not include this service.' },
  no_accounts: { status: 404, message: 'This service has no accounts: it is open to everyone.' },
  no_token: { status: 404, message: 'The token does not exist or is already revoked.' },
  token_refused: { status: 400, message: 'The token cannot be created.' },
  refused: { status: 400, message: 'The request cannot be fulfilled.' },
  foreign_page: { status: 403, message: "Session cookies are accepted only from the portal's own pages." },
  header_missing: {
    status: 403,
    message: 'With a session cookie, changes need the header octavo-request: 1.',
  },
  call_unsendable: { status: 400, message: 'The request is not valid HTTP.' },
  service_unreachable: { status: 502, message: 'The service did not respond.' },
  service_slow: { status: 504, message: 'The service did not respond in time.' },
})

export const renderError: RenderError = (problem, request) => {
  const { code, status, message, details } = problem
  const descriptions = (details.issues ?? []).map((issue) => describeIssue(issue, request))
  const text = descriptions.length ? `${message} ${descriptions.join('; ')}.` : message
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  return { status, headers, body: { error: { code, message: text } } }
}

/** `sevice is not expected; allowed: kind, service, method` */
function describeIssue(
  { location, field, rule, message }: ValidationIssue,
  request: FastifyRequest | undefined,
): string {
  const text = `${field || location} ${message}`
  const { body, querystring } = request?.routeOptions.schema ?? {}
  const { properties } = asRecord(location === 'body' ? body : querystring)
  const isUnknown = rule === 'additionalProperties' && !field.includes('.')
  return isUnknown && properties ? `${text}; allowed: ${Object.keys(properties).join(', ')}` : text
}
