/**
 * Tells every process of one service that something happened, the one that says so included.
 * Messages are notifier, not data: one may be lost with its process or its connection, so what must not be lost
 * goes through jobs.
 */
export interface Bus {
  /**
   * Says it at once, whether or not a transaction around it commits. The message travels as JSON, and together
   * with its topic has less than 8000 bytes.
   */
  publish(topic: string, message: unknown): Promise<void>
  /** Returns the way to stop listening. A listener that fails is logged and harms no other. */
  subscribe(topic: string, listener: (message: unknown) => void): () => void
  close(): Promise<void>
}

/**
 * The topic that says that everything a service keeps was replaced by a copy: whatever it remembers of its
 * database is to be forgotten. The message is null.
 */
export const dataReplaced = 'octavo.data-replaced'

export class MessageTooLargeError extends Error {
  readonly code = 'message_too_large'

  constructor(topic: string, bytes: number) {
    super(`A message about ${topic} has ${bytes} bytes; publish where to find the data rather than the data`)
    this.name = 'MessageTooLargeError'
  }
}
