import type { Bus } from '@octavo/platform/bus/bus.ts'
import { afterCommit } from '@octavo/platform/data/after-commit.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { AfterWrite } from '../../posts/posts.ts'

const topic = 'posts-written'

/** Tells streams of all processes that there may be new posts. A lost hint only delays them. */
export interface PostHints {
  readonly afterWrite: AfterWrite
  /** How many hints there were. */
  count(): number
  /** Resolves at the next hint after `hintCount`, after `maxMs`, or when the signal aborts. */
  next(hintCount: number, maxMs: number, signal: AbortSignal): Promise<void>
  close(): void
}

export function createPostHints({ bus, log }: { bus: Bus; log: Logger }): PostHints {
  const waiting = new Set<() => void>()
  let hints = 0
  let pause: NodeJS.Timeout | undefined
  let isPending = false

  function wake(): void {
    hints++
    for (const resume of [...waiting]) resume()
  }

  /** Emits the first hint immediately, then at most one per pause, so many small writes cause few searches. */
  function hint(): void {
    if (pause) {
      isPending = true
      return
    }
    wake()
    pause = setTimeout(() => {
      pause = undefined
      if (isPending) hint()
      isPending = false
    }, pauseMs)
  }

  const unsubscribe = bus.subscribe(topic, hint)

  return {
    async afterWrite(tx) {
      afterCommit(tx, () => {
        bus
          .publish(topic, null)
          .catch((error: unknown) => log.warn({ err: error }, 'A hint was not published'))
      })
    },
    count: () => hints,
    async next(hintCount, maxMs, signal) {
      if (hints !== hintCount || signal.aborted) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, maxMs)
      const stop = () => resolve()
      signal.addEventListener('abort', stop)
      waiting.add(resolve)
      try {
        await promise
      } finally {
        clearTimeout(timer)
        waiting.delete(resolve)
        signal.removeEventListener('abort', stop)
      }
    },
    close() {
      unsubscribe()
      clearTimeout(pause)
    },
  }
}

const pauseMs = 200
