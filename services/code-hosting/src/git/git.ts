import type { Readable } from 'node:stream'
import type { Ids } from '@octavo/platform/ids.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { FairQueueOptions } from './fair-queue.ts'

/**
 * The git engine: bare repositories in one folder, addressed by number. It knows nothing of users, names,
 * rights or HTTP. Every text that comes in is checked here again, so callers may hand over what a client sent:
 * what cannot be an oid, a ref name or a path is "not found" for a `find…`, and a `GitError` for all else.
 *
 * Oids are 40 lower-case hex digits; refs are full names such as `refs/heads/main`; paths are relative, with
 * slashes, without `.` and `..`; times are epoch milliseconds.
 */
export interface Git {
  /** Whether this machine has a git that is new enough; without one, what needs it fails as `unavailable`. */
  readonly isAvailable: boolean
  /** A cheap handle, made without looking whether the repository exists. */
  repository(id: number): GitRepository
  create(id: number, options: { defaultBranch: string }): Promise<void>
  /**
   * A copy with the branches, the tags and the default branch of another, and nothing else that has a name. Objects
   * are hard-linked, so this takes milliseconds; `onlyReachable` packs anew what branches and tags reach, for forks
   * across a privacy boundary.
   */
  fork(fromId: number, toId: number, options?: { onlyReachable?: boolean }): Promise<void>
  /** Gone at once; whoever is still reading ends with an error at worst. Removing what is not there is no error. */
  remove(id: number): Promise<void>
  /** The ids of all repositories there are, for comparing them with a database. */
  listIds(): Promise<number[]>
  /** Forgets all that is remembered of refs and objects: after the folder became that of a copy. */
  forget(): Promise<void>
  close(): Promise<void>
}

export interface GitOptions {
  folder: string
  gitBinary?: string
  ids: Ids
  log: Logger
  /** How many `cat-file` processes may live at once, over all repositories. */
  maxReaders?: number
  readerIdleMs?: number
  objectCacheBytes?: number
  /** How many git processes may run at once, for everybody and for each caller. */
  budget?: Partial<FairQueueOptions>
}

export interface GitRepository {
  readonly id: number
  exists(): Promise<boolean>
  /** Without any branch or tag. */
  isEmpty(): Promise<boolean>
  sizeBytes(): Promise<number>

  /** The default branch by its short name, whether it exists or not. */
  head(): Promise<string>
  setHead(branch: string): Promise<void>
  /** All refs below a prefix such as `refs/heads/`, sorted by name. Internal ones are left out unless asked for. */
  listRefs(prefix?: string): Promise<readonly Ref[]>
  findRef(name: string): Promise<Ref | undefined>
  /** Changes all or nothing. `stale` when one of them is not at `from`, or its name collides with another ref. */
  updateRefs(changes: readonly RefChange[]): Promise<'done' | 'stale'>
  /**
   * The commit that a client's word stands for: `main`, `heads/main`, `tags/v1`, `refs/pull/1/head`, `HEAD`, or an
   * oid of 4 to 40 digits. Branches win over tags, names over oids, but 40 digits are always an oid.
   */
  resolve(revision: string): Promise<string | undefined>

  findCommit(oid: string): Promise<Commit | undefined>
  /** Those that exist, in the order of the oids: one round trip for many. */
  listCommits(oids: readonly string[]): Promise<Commit[]>
  /** The direct entries of a tree, without sizes. A commit's oid stands for its tree. */
  findTree(oid: string): Promise<readonly TreeEntry[] | undefined>
  /** Without `bytes` where there are more than `maxBytes`. */
  findBlob(oid: string, options?: { maxBytes?: number }): Promise<Blob | undefined>
  blobSize(oid: string): Promise<number | undefined>
  findTag(oid: string): Promise<Tag | undefined>
  findType(oid: string): Promise<ObjectType | undefined>
  /** With sizes of blobs. A commit's oid stands for its tree. Throws `missing` where there is no such tree. */
  listTree(oid: string, options?: { recursive?: boolean; maxEntries?: number }): Promise<TreeListing>
  /** What stands at a path; the empty path is the root tree. */
  entryAt(oid: string, path: string): Promise<TreeEntry | undefined>
  streamBlob(oid: string): Promise<Readable>

  writeBlob(bytes: Uint8Array): Promise<string>
  /** A tree from another and changes; folders appear and vanish as needed. Throws `missing` for an unknown oid. */
  writeTree(tree: { base?: string; entries: readonly TreeChange[] }): Promise<string>
  writeCommit(commit: NewCommit): Promise<string>
  writeTag(tag: NewTag): Promise<string>

  /** Newest first. */
  log(query: LogQuery): Promise<Commit[]>
  countCommits(from: string, not?: readonly string[]): Promise<number>
  compare(base: string, head: string): Promise<Comparison>
  isAncestor(ancestor: string, descendant: string): Promise<boolean>
  /** What differs between two commits or trees; from nothing where `base` is null. */
  diff(base: string | null, head: string, options?: DiffOptions): Promise<FileChange[]>
  /** As `git diff` prints it. */
  diffText(base: string | null, head: string): Readable
  /** As `git format-patch --stdout` prints the commits of `head` that `base` lacks; with null only `head` itself. */
  patchText(base: string | null, head: string): Readable
  /** Merges without a work tree. A trial leaves nothing behind: its tree does not exist afterwards. */
  mergeTree(ours: string, theirs: string, options?: { trial?: boolean }): Promise<MergeResult>
  /** Writes the commits of `from` that `onto` lacks anew on top of `onto`, as `git rebase` would. */
  rebase(from: string, onto: string, options: { committer: Signature }): Promise<RebaseResult>
  archive(oid: string, format: 'tar.gz' | 'zip', prefix: string): Readable
  /** Who wrote the commits, most first. */
  contributors(from: string): Promise<readonly Contributor[]>
  /** For each name in a folder the commit that last changed it. Names that are too far back are absent. */
  lastCommits(from: string, folder: string): Promise<ReadonlyMap<string, string>>
  /** Short names. */
  branchesContaining(oid: string): Promise<string[]>
  branchesAtHead(oid: string): Promise<string[]>

  /** The same repository, which also sees the objects of another: for reading, and nothing is copied. */
  beside(other: GitRepository): GitRepository
  /** Brings over commits and all that they reach; refs stay as they are. */
  fetchFrom(other: GitRepository, oids: readonly string[]): Promise<void>
  /**
   * Packs refs and objects and writes the commit graph. `busy` when a push or another maintenance is under way.
   * With `pruneOlderThanMs` it also drops what nothing reaches and has lain that long; pushes wait meanwhile.
   */
  maintain(options?: { pruneOlderThanMs?: number }): Promise<'done' | 'busy'>
  /** What git finds wrong; nothing when all is well. */
  fsck(): Promise<string[]>
}

export type ObjectType = 'commit' | 'tree' | 'blob' | 'tag'

export interface Ref {
  name: string
  oid: string
  type: ObjectType
  /** What an annotated tag stands for in the end. */
  peeled?: { oid: string; type: ObjectType }
}

/** `null` stands for a ref that is not there. */
export interface RefChange {
  ref: string
  from: string | null
  to: string | null
}

export interface Signature {
  name: string
  email: string
  atMs: number
  /** Minutes east of Greenwich. */
  offsetMinutes: number
}

export interface Commit {
  oid: string
  tree: string
  parents: readonly string[]
  author: Signature
  committer: Signature
  message: string
  /** What `gpgsig` holds, and the text that it signs. */
  signed?: { signature: string; payload: string }
}

export interface NewCommit {
  tree: string
  parents: readonly string[]
  author: Signature
  committer: Signature
  message: string
  signature?: string
}

export interface Tag {
  oid: string
  object: string
  type: ObjectType
  tag: string
  message: string
  tagger?: Signature
  signed?: { signature: string; payload: string }
}

export type NewTag = Omit<Tag, 'oid' | 'signed'>

export interface Blob {
  oid: string
  sizeBytes: number
  bytes?: Buffer
}

/** As git writes them; `120000` is a symbolic link, `160000` a submodule. */
export type TreeMode = '100644' | '100755' | '040000' | '120000' | '160000'

export interface TreeEntry {
  /** From the root of what was listed. */
  path: string
  mode: TreeMode
  type: 'blob' | 'tree' | 'commit'
  oid: string
  sizeBytes?: number
}

export interface TreeListing {
  entries: TreeEntry[]
  truncated: boolean
}

/** `null` deletes. */
export type TreeChange = { path: string; mode: TreeMode; oid: string } | { path: string; oid: null }

export interface LogQuery {
  from: string
  not?: readonly string[]
  /** A file or a folder. */
  path?: string
  /** Part of a name or e-mail address, or one of several such parts. */
  author?: string | readonly string[]
  committer?: string | readonly string[]
  sinceMs?: number
  untilMs?: number
  skip?: number
  limit: number
  /** Only along first parents. */
  firstParent?: boolean
}

export interface Comparison {
  mergeBase: string | null
  aheadBy: number
  behindBy: number
}

export interface DiffOptions {
  withPatches?: boolean
  maxFiles?: number
  /** A longer patch is left out. */
  maxPatchBytes?: number
}

export interface FileChange {
  path: string
  previousPath?: string
  /** `changed` is a file that became a link or the like. */
  status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed'
  mode: TreeMode
  /** Null where the file is gone, and where it was not before. */
  oid: string | null
  previousOid: string | null
  isBinary: boolean
  additions: number
  deletions: number
  /** Hunks only, from the first `@@`; absent for binary files and what is too long. */
  patch?: string
}

export type MergeResult = { tree: string } | { conflicts: string[] }

export type RebaseResult = { head: string; commits: string[] } | { conflicts: string[]; commit: string }

export interface Contributor {
  name: string
  email: string
  commits: number
}
