import { type Resource, useResource } from '../api/resource.ts'
import type { Call } from './call.ts'

interface Making<Reply> {
  /** Under which its answer is kept, for `forget`. */
  keyOf(call: Call): string
  make(call: Call, signal: AbortSignal): Promise<Reply>
}

/** What a call answers; nothing is asked where there is no call yet. */
export function useCallOf<Reply>(call: Call | undefined, { keyOf, make }: Making<Reply>): Resource<Reply> {
  return useResource<Reply>(call && keyOf(call), (signal) => {
    if (!call) throw new Error('Nothing was asked.')
    return make(call, signal)
  })
}
