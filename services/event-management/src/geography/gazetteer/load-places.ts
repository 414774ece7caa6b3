import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PackedPlaces } from './pack.ts'

let loaded: Promise<PackedPlaces> | undefined

/** Once for all of the process, with the first call, on a thread of its own. */
export function loadPlaces(): Promise<PackedPlaces> {
  loaded ??= readPlaces().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function readPlaces(): Promise<PackedPlaces> {
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), {
    // What it reads is soon done with; the process would keep the room for it.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  })
  const [packed] = await once(worker, 'message')
  return packed
}
