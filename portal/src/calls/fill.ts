import type { Call } from './call.ts'

/** Parameters and body for an operation. */
export interface CallInput<Method extends string = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'> {
  method?: Method
  path?: Readonly<Record<string, string>>
  /** Empty values are omitted. */
  query?: Readonly<Record<string, string | undefined>>
  headers?: Readonly<Record<string, string>>
  body?: object
  needsToken?: boolean
}

export function fillCall(operation: Pick<Call, 'service' | 'baseUrl' | 'template'>, input: CallInput): Call {
  const { method = 'GET', path = {}, query = {}, headers = {}, body, needsToken = method !== 'GET' } = input
  return {
    ...operation,
    method,
    path,
    query: Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    // Requests are shown and shared, so they contain a placeholder for the token.
    headers: { ...headers, ...(needsToken ? { authorization: 'Bearer YOUR-TOKEN' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
}
