import type { BlobRemovalTables } from '@octavo/platform/blobs/referenced-blobs.ts'

/**
 * `receiving`: bytes are missing. `received`: the file is complete. `publishing`: it is decoded and stored.
 * `published` and `rejected` are final.
 */
export type UploadState = 'receiving' | 'received' | 'publishing' | 'published' | 'rejected'

export interface UploadTable {
  id: string
  user_id: number
  state: UploadState
  length: number
  /** JSON of what the user says about the photo. */
  input: string
  /** The blob that is being stored. */
  blob_hash: string | null
  photo_uid: string | null
  /** Why it was rejected. */
  error: string | null
  /** How often publishing has begun. */
  attempts: number
  created_at_ms: number
  changed_at_ms: number
}

export interface UploadTables extends BlobRemovalTables {
  upload: UploadTable
  /** Results of `octavo import photo` per file, so a repeated import skips them. */
  imported_file: { user_id: number; source_hash: string; photo_uid: string | null; reason: string | null }
}
