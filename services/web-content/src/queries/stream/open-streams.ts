import { platformProblem } from '@octavo/platform/errors.ts'
import { problem } from '../../errors.ts'

export interface StreamCaps {
  maxStreams: number
  maxStreamsPerUser: number
}

/** The open streams of this process. */
export interface OpenStreams {
  /** Counts a stream until the returned function is called. Fails when there are too many. */
  open(subject: string): () => void
}

/** 0 disables a cap. */
export function createOpenStreams({ maxStreams, maxStreamsPerUser }: StreamCaps): OpenStreams {
  const counts = new Map<string, number>()
  let total = 0
  return {
    open(subject) {
      const count = counts.get(subject) ?? 0
      if (maxStreamsPerUser > 0 && count >= maxStreamsPerUser)
        throw problem('too_many_streams', {
          message: `At most ${maxStreamsPerUser} streams can be open at the same time.`,
          retryAfterMs: 10_000,
        })
      if (maxStreams > 0 && total >= maxStreams) throw platformProblem('overloaded', { retryAfterMs: 10_000 })
      counts.set(subject, count + 1)
      total++
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        total--
        const remaining = (counts.get(subject) ?? 1) - 1
        if (remaining > 0) counts.set(subject, remaining)
        else counts.delete(subject)
      }
    },
  }
}
