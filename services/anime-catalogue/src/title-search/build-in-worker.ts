import { setImmediate } from 'node:timers/promises'
import { type PackingPart, packInWorker } from './pack-in-worker.ts'
import type { TitleEntry } from './title-entry.ts'
import { type TitleIndex, titleIndexFrom } from './title-index.ts'

const batchSize = 500

/** Does not block the event loop. */
export async function buildTitleIndexInWorker(
  entries: Iterable<TitleEntry> | AsyncIterable<TitleEntry>,
): Promise<TitleIndex> {
  return titleIndexFrom(await packInWorker(batchesOf(entries)))
}

async function* batchesOf(
  entries: Iterable<TitleEntry> | AsyncIterable<TitleEntry>,
): AsyncGenerator<PackingPart> {
  let batch: TitleEntry[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length < batchSize) continue
    yield { entries: batch }
    batch = []
    await setImmediate()
  }
  yield { entries: batch }
}
