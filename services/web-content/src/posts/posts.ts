import type { Kysely, Transaction } from 'kysely'
import type { Check } from '../access/check-again.ts'
import type { Tables } from '../database/tables.ts'
import type { SearchDocument } from '../query/fields.ts'
import type { NewPost } from './new-post.ts'
import type { PostSearch } from './post-search.ts'
import type { StoredPost } from './stored-post.ts'

/** The key of `writeBatched` for all that must see each post either before or after its write. */
export const postWrites = 'posts'

/** Posts of one write that are new or have changed, in the order of `seq`. */
export interface WrittenPost {
  seq: number
  uuid: string
  crawledMs: number
  change: 'created' | 'updated' | 'enriched'
  /** The post as queries match it. */
  document: SearchDocument
}

export interface WriteResult {
  created: number
  updated: number
  unchanged: number
  /** Posts that were deleted on request: they are not stored again. */
  deleted: number
}

/** Runs in the transaction of the write, one write after another. It must do nothing but SQL. */
export type AfterWrite = (tx: Transaction<Tables>, posts: readonly WrittenPost[]) => Promise<void>

/** Removes copies of a post, in the transaction of its deletion. */
export type AfterDelete = (tx: Transaction<Tables>, post: { seq: number; uuid: string }) => Promise<void>

export interface Posts {
  /** Idempotent: a post with the same URL and position in its thread is updated, or left as it is. */
  write(posts: readonly NewPost[]): Promise<WriteResult>
  /** Returns false when there is no such post. */
  delete(uuid: string, check?: Check): Promise<boolean>
  /** Returns the posts that still exist, in the order of `seqs`. */
  read(seqs: readonly number[], db?: Kysely<Tables>): Promise<StoredPost[]>
  /** All posts up to this one are committed. */
  lastSeq(): Promise<number>
  findSeq(uuid: string): Promise<number | undefined>
  readonly search: PostSearch
  /** Later subjects add their hooks during set-up. */
  readonly afterWrite: AfterWrite[]
  readonly afterDelete: AfterDelete[]
}
