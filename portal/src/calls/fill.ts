import type { Call } from './call.ts'

/** What a face puts into the template of an operation. */
export interface Filled<Method extends string = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'> {
  method?: Method
  path?: Readonly<Record<string, string>>
  /** What is empty is left out. */
  query?: Readonly<Record<string, string | undefined>>
  headers?: Readonly<Record<string, string>>
  body?: object
  /** Whether it is refused without one. */
  needsToken?: boolean
}

export function fillCall(operation: Pick<Call, 'service' | 'baseUrl' | 'template'>, filled: Filled): Call {
  const { method = 'GET', path = {}, query = {}, headers = {}, body, needsToken = method !== 'GET' } = filled
  return {
    ...operation,
    method,
    path,
    query: Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    // Calls are shown and sent around; who makes one puts in their own.
    headers: { ...headers, ...(needsToken ? { authorization: 'Bearer YOUR-TOKEN' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
}
