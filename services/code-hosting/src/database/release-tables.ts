import type { BlobRemovalTables } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Generated } from 'kysely'

export interface ReleaseTable {
  id: Generated<number>
  repository_id: number
  /** Unique among the published releases of a repository. */
  tag_name: string
  /** The branch or commit at which publishing creates the tag, unless it exists. */
  target_commitish: string
  name: string | null
  body: string | null
  is_draft: number
  is_prerelease: number
  /**
   * `marked` is the latest release by choice, at most one of the published ones. Without it, the newest `eligible` one
   * is the latest. `excluded` is never the latest.
   */
  latest: 'marked' | 'eligible' | 'excluded'
  author_id: number
  /** JSON: the count of each reaction. */
  reactions: Generated<string>
  /** The time of the commit. For a draft, the time when it was created. */
  created_at_ms: number
  updated_at_ms: number
  published_at_ms: number | null
}

export interface ReleaseAssetTable {
  id: Generated<number>
  release_id: number
  /** Unique per release. */
  name: string
  label: string | null
  content_type: string
  size_bytes: number
  /** The SHA-256 of the content, which is the key of its blob. */
  blob_hash: string
  download_count: Generated<number>
  uploader_id: number
  created_at_ms: number
  updated_at_ms: number
}

export interface ReleaseTables extends BlobRemovalTables {
  release: ReleaseTable
  release_asset: ReleaseAssetTable
}
