import { MessageTooLargeError } from '../../bus/bus.ts'

/** Both buses have the same limit, so that moving to PostgreSQL does not introduce one. */
export function encode(topic: string, message: unknown): string {
  const text = JSON.stringify([topic, message])
  const bytes = Buffer.byteLength(text)
  if (bytes > maxBytes) throw new MessageTooLargeError(topic, bytes)
  return text
}

export function decode(text: string): { topic: string; message: unknown } {
  const [topic, message]: unknown[] = JSON.parse(text)
  return { topic: String(topic), message }
}

/** The maximum size of a NOTIFY payload. */
const maxBytes = 7999
