import { type Resource, useResource } from '../api/resource.ts'
import type { Call } from './call.ts'

interface Making<Reply> {
  /** Cache key of the response, for `forget`. */
  keyOf(call: Call): string
  make(call: Call, signal: AbortSignal): Promise<Reply>
}

/** Loads the response of a request; does nothing without one. */
export function useCallOf<Reply>(call: Call | undefined, { keyOf, make }: Making<Reply>): Resource<Reply> {
  return useResource<Reply>(call && keyOf(call), (signal) => {
    if (!call) throw new Error('There is no request.')
    return make(call, signal)
  })
}
