import type { BlobRemovalTables } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Generated } from 'kysely'

export interface RepositoryTable {
  id: Generated<number>
  owner_id: number
  name: string
  visibility: 'private' | 'shared'
  source: 'folder' | 'git' | 'archive'
  /** The folder or the URL. */
  location: string | null
  created_at_ms: number
  updated_at_ms: number
}

/** The files of a repository at one ref and time. The latest ready one of a ref is the one that is searched. */
export interface SnapshotTable {
  id: Generated<number>
  repository_id: number
  ref: string
  commit_id: string | null
  state: 'waiting' | 'indexing' | 'ready' | 'failed'
  error: string | null
  /** The blob of the uploaded archive until it is indexed. */
  archive: string | null
  archive_type: string | null
  files_total: number
  files_done: number
  /** The bytes of its archive, and of its files once it is indexed. */
  byte_count: Generated<number>
  /** JSON: see `SnapshotStatistics`. */
  statistics: string | null
  created_at_ms: number
  indexed_at_ms: number | null
}

export interface SnapshotFileTable {
  snapshot_id: number
  /** The number of the file in posting lists. */
  ordinal: number
  path: string
  blob_id: number
}

/** Posting lists of the terms whose hash falls into the shard. */
export interface SnapshotShardTable {
  snapshot_id: number
  shard: number
  content: string
}

/** A file content, shared by all snapshots that have it. Its rows are reached only through files of a snapshot. */
export interface SourceBlobTable {
  id: Generated<number>
  /** As git computes it. */
  hash: string
  language: string | null
  content: string
  /** JSON: see `FileIndex`. */
  terms: string
  symbols: string
  /** Bloom filter of trigrams, in base64. */
  trigrams: string
}

export interface RepositoryTables extends BlobRemovalTables {
  repository: RepositoryTable
  repository_snapshot: SnapshotTable
  snapshot_file: SnapshotFileTable
  snapshot_shard: SnapshotShardTable
  source_blob: SourceBlobTable
}
