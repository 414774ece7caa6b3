import { AsyncLocalStorage } from 'node:async_hooks'
import type { Bus } from '../../bus/bus.ts'
import type { Logger } from '../../log.ts'
import { decode } from './wire.ts'

export interface Listeners {
  subscribe: Bus['subscribe']
  /** Delivers a message asynchronously to its listeners. */
  deliver(text: string): void
  clear(): void
}

export function createListeners(log: Logger): Listeners {
  const topics = new Map<string, Set<{ hear(message: unknown): void }>>()
  return {
    subscribe(topic, hear) {
      const listeners = topics.get(topic) ?? new Set()
      // The same function may listen twice, and stop once. It knows nothing of the publisher's transaction.
      const listener = { hear: AsyncLocalStorage.bind(hear) }
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic)
      }
    },
    deliver(text) {
      const { topic } = decode(text)
      for (const listener of topics.get(topic) ?? []) {
        // Parsed for each, for one listener might change what another is given.
        const heard = Promise.resolve().then(() => listener.hear(decode(text).message))
        heard.catch((error: unknown) => log.error({ err: error, topic }, 'A listener of the bus failed'))
      }
    },
    clear: () => topics.clear(),
  }
}
