import { MessageTooLargeError } from '../../bus/bus.ts'

/** The same on every bus, so that a service does not learn of the limit when it moves to PostgreSQL. */
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

/** What NOTIFY carries. */
const maxBytes = 7999
