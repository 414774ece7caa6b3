import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** Waits until a stream has something to send, so that an error before that is still answered as one. */
export async function whenStarted(stream: Readable): Promise<Readable> {
  if (stream.errored) throw stream.errored
  await once(stream, 'readable')
  return stream
}
