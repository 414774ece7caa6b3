import { defineTask } from '../../analysis/analysis.ts'
import type { SnapshotStatistics } from './snapshot-index.ts'

/** The stored index of a file, as JSON text. */
export interface IndexedFile {
  path: string
  terms: string
  symbols: string
}

export interface BuiltShards {
  statistics: SnapshotStatistics
  /** JSON texts by number of the shard. */
  shards: string[]
}

/** Builds the posting lists of a snapshot. */
export const buildShards = defineTask<{ files: IndexedFile[] }, BuiltShards>(
  new URL('./build-shards.ts', import.meta.url),
)
