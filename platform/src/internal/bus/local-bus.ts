import type { Bus } from '../../bus/bus.ts'
import type { Logger } from '../../log.ts'
import { createListeners } from './listeners.ts'
import { encode } from './wire.ts'

/** A bus for a service that runs in one process. */
export function createLocalBus(log: Logger): Bus {
  const listeners = createListeners(log)
  return {
    async publish(topic, message) {
      listeners.deliver(encode(topic, message))
    },
    subscribe: listeners.subscribe,
    async close() {
      listeners.clear()
    },
  }
}
