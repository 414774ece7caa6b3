import type { Operation } from '../../api/openapi.ts'
import type { ServedService } from '../../api/overview.ts'
import type { Call } from '../../calls/call.ts'
import { address } from '../../router.ts'
import { bodyOf } from './typed-body.ts'

export interface Draft {
  call: Call
  /** Required parameters without a value. */
  missing: readonly string[]
}

/** The request as filled in. Stored in the URL, except the token and some bodies. */
export function readDraft(
  { service, fork }: { service: ServedService; fork: string | undefined },
  operation: Operation,
  token: string,
): Draft {
  const { query } = address.value
  const { parameters = [], requestBody } = operation
  const filledParameters = parameters.map((parameter) => ({
    ...parameter,
    values: query.getAll(parameter.name).filter(Boolean),
  }))
  const body = requestBody ? bodyOf(operation) : ''
  const [contentType = 'application/json'] = Object.keys(requestBody?.content ?? {})
  const valuesIn = (location: string) =>
    filledParameters
      .filter((parameter) => parameter.in === location)
      .flatMap(({ name, values }) => values.map((value) => [name, value] as const))
  const call: Call = {
    service: service.name,
    ...(fork === undefined ? {} : { fork }),
    baseUrl: service.url,
    method: operation.method,
    template: operation.path,
    path: Object.fromEntries(valuesIn('path')),
    query: valuesIn('query'),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...Object.fromEntries(valuesIn('header')),
      ...(body ? { 'content-type': contentType } : {}),
    },
    body: body || undefined,
  }
  const missing = filledParameters
    .filter(({ required, values }) => required && values.length === 0)
    .map(({ name }) => name)
  return { call, missing: requestBody?.required && !body ? [...missing, 'body'] : missing }
}
