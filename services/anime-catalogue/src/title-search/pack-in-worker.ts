import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Segment } from './segment.ts'
import type { TitleEntry } from './title-entry.ts'

export type PackingPart = { entries: readonly TitleEntry[] } | { part: Pick<Segment, 'buffer' | 'removed'> }

export type PackingMessage = PackingPart | 'end'

/** Packs on a worker thread. Of several entries with one id, the last wins. */
export async function packInWorker(
  parts: Iterable<PackingPart> | AsyncIterable<PackingPart>,
): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./packing-worker.ts', import.meta.url))
  const finished = new AbortController()
  try {
    const message = Promise.race([
      once(worker, 'message', { signal: finished.signal }),
      once(worker, 'exit', { signal: finished.signal }).then(() => {
        throw new Error('The packing worker exited')
      }),
    ])
    // Prevents an unhandled rejection while parts are still read.
    message.catch(() => {})
    for await (const part of parts) worker.postMessage(part)
    worker.postMessage('end')
    const [buffer] = await message
    return buffer
  } finally {
    finished.abort()
    await worker.terminate()
  }
}
