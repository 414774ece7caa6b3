import { setImmediate } from 'node:timers/promises'
import { type PackingPart, packAside } from './pack-in-worker.ts'
import type { TitleEntry } from './title-entry.ts'
import { type TitleIndex, titleIndexOver } from './title-index.ts'

const entriesAtOnce = 500

/** The event loop stays free, also while entries are read page by page. */
export async function buildTitleIndexInWorker(
  entries: Iterable<TitleEntry> | AsyncIterable<TitleEntry>,
): Promise<TitleIndex> {
  return titleIndexOver(await packAside(batchesOf(entries)))
}

async function* batchesOf(
  entries: Iterable<TitleEntry> | AsyncIterable<TitleEntry>,
): AsyncGenerator<PackingPart> {
  let batch: TitleEntry[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length < entriesAtOnce) continue
    yield { entries: batch }
    batch = []
    await setImmediate()
  }
  yield { entries: batch }
}
