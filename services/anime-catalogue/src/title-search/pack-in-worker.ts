import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Segment } from './segment.ts'
import type { TitleEntry } from './title-entry.ts'

export type PackingPart = { entries: readonly TitleEntry[] } | { part: Pick<Segment, 'buffer' | 'removed'> }

export type PackingMessage = PackingPart | 'end'

/** Packs on a thread beside the one that serves. Of several entries with one id the last stays. */
export async function packAside(
  parts: Iterable<PackingPart> | AsyncIterable<PackingPart>,
): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./packing-worker.ts', import.meta.url))
  const finished = new AbortController()
  try {
    const answer = Promise.race([
      once(worker, 'message', { signal: finished.signal }),
      once(worker, 'exit', { signal: finished.signal }).then(() => {
        throw new Error('The thread that packs titles has ended')
      }),
    ])
    // Without this a failure while parts are still read would be nobody's.
    answer.catch(() => {})
    for await (const part of parts) worker.postMessage(part)
    worker.postMessage('end')
    const [buffer] = await answer
    return buffer
  } finally {
    finished.abort()
    await worker.terminate()
  }
}
