import { countTerms } from '../search/terms.ts'
import type { BuiltShards, IndexedFile } from './build-shards-task.ts'
import type { FileIndex } from './file-index.ts'
import { rankFiles } from './rank-files.ts'
import {
  type PostingList,
  referenceKey,
  type Shard,
  shardCountFor,
  shardOf,
  symbolKey,
  termKey,
} from './snapshot-index.ts'

/** The weight of a word in the path, relative to one in the file. */
const pathWeight = 8

export function run({ files }: { files: IndexedFile[] }): BuiltShards {
  const lists = new Map<string, PostingList>()
  const lengths: number[] = []
  function add(key: string, ordinal: number, count: number): void {
    const list = lists.get(key)
    if (list) list.push(ordinal, count)
    else lists.set(key, [ordinal, count])
  }

  for (const [ordinal, { path, terms, symbols }] of files.entries()) {
    const { counts, references }: StoredTerms = JSON.parse(terms)
    const all = new Map(Object.entries(counts))
    for (const [term, count] of countTerms(path)) all.set(term, (all.get(term) ?? 0) + pathWeight * count)
    let length = 0
    for (const [term, count] of all) {
      add(termKey(term), ordinal, count)
      length += count
    }
    lengths.push(length)
    const ownSymbols: FileIndex['symbols'] = JSON.parse(symbols)
    for (const name of new Set(ownSymbols.map(({ name }) => name.toLowerCase())))
      add(symbolKey(name), ordinal, 1)
    for (const [name, count] of Object.entries(references)) add(referenceKey(name), ordinal, count)
  }

  const ranks = rankFiles(files.length, lists)
  const shards: Shard[] = Array.from({ length: shardCountFor(files.length) }, () => Object.create(null))
  for (const [key, list] of lists) {
    const shard = shards[shardOf(key, shards.length)]
    if (shard) shard[key] = list
  }
  return {
    statistics: { lengths, ranks, shards: shards.length },
    shards: shards.map((shard) => JSON.stringify(shard)),
  }
}

/** The column `terms` of a blob. */
export interface StoredTerms {
  counts: FileIndex['terms']
  references: FileIndex['references']
}
