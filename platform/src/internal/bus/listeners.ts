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
  const topics = new Map<string, Set<{ notify(message: unknown): void }>>()
  return {
    subscribe(topic, notify) {
      const listeners = topics.get(topic) ?? new Set()
      // A new object per call: a function subscribed twice must be removable once. Binding keeps the publisher's
      // transaction context away from the listener.
      const listener = { notify: AsyncLocalStorage.bind(notify) }
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic)
      }
    },
    deliver(text) {
      const { topic } = decode(text)
      for (const listener of topics.get(topic) ?? []) {
        // Each listener parses its own copy, because one might mutate it.
        const delivered = Promise.resolve().then(() => listener.notify(decode(text).message))
        delivered.catch((error: unknown) => log.error({ err: error, topic }, 'A listener of the bus failed'))
      }
    },
    clear: () => topics.clear(),
  }
}
