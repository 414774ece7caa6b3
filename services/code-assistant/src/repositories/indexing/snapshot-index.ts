import { createHash } from 'node:crypto'

/** Statistics of a snapshot that a search reads before the posting lists. */
export interface SnapshotStatistics {
  /** The number of terms of each file, by ordinal. */
  lengths: number[]
  /** The importance of each file among its references, by ordinal; 1 on average. */
  ranks: number[]
  shards: number
}

/** Pairs of ordinals and counts, one after another. */
export type PostingList = number[]

/** Posting lists by key: see `termKey`, `symbolKey` and `referenceKey`. */
export type Shard = Record<string, PostingList>

export const termKey = (term: string): string => `t ${term}`
/** Files that define a symbol. Names are compared in lower case. */
export const symbolKey = (name: string): string => `s ${name.toLowerCase()}`
/** Files that use a name. */
export const referenceKey = (name: string): string => `r ${name.toLowerCase()}`

export function shardOf(key: string, shards: number): number {
  return createHash('md5').update(key).digest().readUInt32BE() % shards
}

/** Shards have some tens of kilobytes each. */
export function shardCountFor(files: number): number {
  return Math.min(2_048, Math.max(16, 2 ** Math.ceil(Math.log2(files / 4 + 1))))
}
