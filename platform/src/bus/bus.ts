/**
 * Notifies every process of one service, including the sender. Messages are hints, not data: they may be lost
 * with a process or connection, so anything that must not be lost goes through jobs.
 */
export interface Bus {
  /**
   * Sends immediately, independent of any transaction. The message is sent as JSON; with its topic it must be
   * under 8000 bytes.
   */
  publish(topic: string, message: unknown): Promise<void>
  /** Returns a function that unsubscribes. Errors of a listener are logged and do not affect others. */
  subscribe(topic: string, listener: (message: unknown) => void): () => void
  close(): Promise<void>
}

/**
 * Published when the data of a service was replaced by a copy: caches of database content must be dropped. The
 * message is null.
 */
export const dataReplaced = 'octavo.data-replaced'

/**
 * Published when messages may have been lost, because a process had no connection: caches that messages keep current
 * must be dropped. The message is null.
 */
export const messagesMissed = 'octavo.messages-missed'

/** Calls the listener whenever caches of database content must be dropped. Returns a function that unsubscribes. */
export function onCachesOutdated(bus: Pick<Bus, 'subscribe'>, dropCaches: () => void): () => void {
  const unsubscribe = [dataReplaced, messagesMissed].map((topic) => bus.subscribe(topic, dropCaches))
  return () => {
    for (const end of unsubscribe) end()
  }
}

export class MessageTooLargeError extends Error {
  readonly code = 'message_too_large'

  constructor(topic: string, bytes: number) {
    super(`A message about ${topic} has ${bytes} bytes; publish where to find the data rather than the data`)
    this.name = 'MessageTooLargeError'
  }
}
