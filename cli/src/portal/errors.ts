import { defineProblems, type Flaw } from '@octavo/platform/errors.ts'
import type { RenderError } from '@octavo/platform/http/problem.ts'
import type { FastifyRequest } from 'fastify'

export const problem = defineProblems({
  no_service: { status: 404, message: 'No service of this name is served here.' },
  no_fork: { status: 404, message: 'There is no such fork, or it does not serve this service.' },
  no_accounts: { status: 404, message: 'This service has no accounts: everybody may use all of it.' },
  no_token: { status: 404, message: 'There is no such token, or it was revoked before.' },
  token_refused: { status: 400, message: 'This token cannot be made.' },
  refused: { status: 400, message: 'This cannot be done.' },
  foreign_page: { status: 403, message: "A session works from the portal's own pages only." },
  header_missing: { status: 403, message: 'With a session, changes need the header octavo-request: 1.' },
  call_unsendable: { status: 400, message: 'This cannot be sent as HTTP.' },
  service_unreachable: { status: 502, message: 'The service did not answer.' },
  service_slow: { status: 504, message: 'The service did not answer in time.' },
})

export const renderError: RenderError = (problem, request) => {
  const { code, status, message, details } = problem
  const places = (details.flaws ?? []).map((flaw) => describeFlaw(flaw, request))
  const text = places.length ? `${message} ${places.join('; ')}.` : message
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  return { status, headers, body: { error: { code, message: text } } }
}

/** `sevice is not expected: there are kind, service, method`. */
function describeFlaw({ place, field, rule, message }: Flaw, request: FastifyRequest | undefined): string {
  const text = `${field || place} ${message}`
  const { body, querystring } = request?.routeOptions.schema ?? {}
  const { properties } = Object(place === 'body' ? body : querystring)
  const isUnknown = rule === 'additionalProperties' && !field.includes('.')
  return isUnknown && properties ? `${text}: there are ${Object.keys(properties).join(', ')}` : text
}
