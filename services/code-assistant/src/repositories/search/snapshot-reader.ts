import type { Database } from '@octavo/platform/data/database.ts'
import { LRUCache } from 'lru-cache'
import type { Tables } from '../../database/tables.ts'
import { type PostingList, type Shard, type SnapshotStatistics, shardOf } from '../indexing/snapshot-index.ts'
import { type FileContent, listFiles, listTrigrams, readFiles, readShards } from '../store/files.ts'
import type { RepositoryRow, SnapshotRow } from '../store/repositories.ts'

/** A snapshot that the caller was allowed to search. Snapshots never change, so its parts are cached. */
export interface SnapshotReader {
  readonly id: number
  readonly repository: string
  readonly ref: string
  readonly commit: string
  readonly statistics: SnapshotStatistics
  paths(): Promise<readonly string[]>
  /** Ordinals and counts, one after another, by key. */
  postings(keys: readonly string[]): Promise<Map<string, PostingList>>
  read(ordinals: readonly number[]): Promise<Map<number, FileContent>>
  trigrams(): Promise<{ ordinal: number; trigrams: string }[]>
}

const maxShardCharacters = 8 * 1024 * 1024
const maxPathCharacters = 8 * 1024 * 1024

export function createSnapshotReaders(db: Database<Tables>) {
  const shardsByKey = new LRUCache<string, { shard: Shard; size: number }>({
    maxSize: maxShardCharacters,
    sizeCalculation: ({ size }) => size + 1,
  })
  const pathsById = new LRUCache<number, string[]>({
    maxSize: maxPathCharacters,
    sizeCalculation: (paths) => paths.reduce((sum, { length }) => sum + length, 1),
  })
  const statisticsById = new LRUCache<number, SnapshotStatistics>({ max: 50 })

  async function loadShards(id: number, numbers: readonly number[]): Promise<Map<number, Shard>> {
    const shards = new Map<number, Shard>()
    const missing: number[] = []
    for (const number of numbers) {
      const cached = shardsByKey.get(`${id}:${number}`)
      if (cached) shards.set(number, cached.shard)
      else missing.push(number)
    }
    for (const [number, content] of await readShards(db.read, id, missing)) {
      const shard: Shard = JSON.parse(content)
      shardsByKey.set(`${id}:${number}`, { shard, size: content.length })
      shards.set(number, shard)
    }
    return shards
  }

  return {
    open({ name }: RepositoryRow, { id, ref, commit_id, statistics: stored }: SnapshotRow): SnapshotReader {
      const statistics: SnapshotStatistics = statisticsById.get(id) ?? JSON.parse(stored ?? '')
      statisticsById.set(id, statistics)
      return {
        id,
        repository: name,
        ref,
        commit: commit_id ?? '',
        statistics,
        async paths() {
          const cached = pathsById.get(id)
          if (cached) return cached
          const paths = (await listFiles(db.read, id)).map(({ path }) => path)
          pathsById.set(id, paths)
          return paths
        },
        async postings(keys) {
          const numbers = keys.map((key) => shardOf(key, statistics.shards))
          const shards = await loadShards(id, [...new Set(numbers)])
          return new Map(
            keys.flatMap((key, at): [string, PostingList][] => {
              const shard = shards.get(numbers[at] ?? -1)
              const list = shard && Object.hasOwn(shard, key) ? shard[key] : undefined
              return list ? [[key, list]] : []
            }),
          )
        },
        read: (ordinals) => readFiles(db.read, id, ordinals),
        trigrams: () => listTrigrams(db.read, id),
      }
    },
  }
}
