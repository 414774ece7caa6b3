import { Failure } from '../../../api/request.ts'
import { useResource } from '../../../api/resource.ts'
import type { Call } from '../../../calls/call.ts'
import { isSignedIn } from '../../../server.ts'
import type { Explanation, Validation } from '../records.ts'
import { cachePrefix, contentCall, makeCall } from '../service.ts'

/** How the service reads a query, or why it does not. */
export interface Reading {
  explanation?: Explanation
  error?: Validation['errors'][number]
}

export function explainCall(baseUrl: string, q: string): Call {
  return contentCall(baseUrl, '/v1/queries/explain', { query: { q } })
}

/** Asks for the explanation first: of an invalid query it costs visitors nothing, and is needed only for valid ones. */
export function useReading(baseUrl: string, q: string): Reading | undefined {
  const plan = isSignedIn.value ? 'user' : 'visitor'
  const key = q.trim() ? `${cachePrefix}reading ${plan} ${q}` : undefined
  const { value, isLoading } = useResource<Reading>(key, async (signal) => {
    try {
      return { explanation: await makeCall<Explanation>(explainCall(baseUrl, q), { signal }) }
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.status !== 400) throw failure
      const call = contentCall(baseUrl, '/v1/queries/validate', { query: { q } })
      const [error] = (await makeCall<Validation>(call, { signal })).errors
      return error ? { error } : {}
    }
  })
  return key && !isLoading ? value : undefined
}
