import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PackedPlaces } from './pack.ts'

let loaded: Promise<PackedPlaces> | undefined

/** Loads the places once per process, in a worker thread. */
export function loadPlaces(): Promise<PackedPlaces> {
  loaded ??= readPlaces().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function readPlaces(): Promise<PackedPlaces> {
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), {
    // The worker's heap is released soon, so it must not grow the process.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  })
  const [packed] = await once(worker, 'message')
  return packed
}
