import type { Generated } from 'kysely'

export interface LfsObjectTable {
  repository_id: number
  /** The SHA-256 of the content, which is the key of its blob. */
  oid: string
  size_bytes: number
  /** Copied from a repository that this one was forked from, or that a pull request comes from. */
  is_shared: number
  created_at_ms: number
}

export interface LfsLockTable {
  id: Generated<number>
  repository_id: number
  /** Unique per repository. */
  path: string
  owner_id: number
  locked_at_ms: number
}

export interface LfsTables {
  lfs_object: LfsObjectTable
  lfs_lock: LfsLockTable
}
