import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** Waits for the first bytes of a stream, so that an earlier error still gets an error response. */
export async function whenStarted(stream: Readable): Promise<Readable> {
  if (stream.errored) throw stream.errored
  await once(stream, 'readable')
  return stream
}
