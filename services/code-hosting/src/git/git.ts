import type { Readable } from 'node:stream'
import type { Ids } from '@octavo/platform/ids.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { FairQueueOptions } from './fair-queue.ts'

/**
 * The git engine: bare repositories in one folder, addressed by number. It knows no users, names, permissions or
 * HTTP. All input is validated here, so callers may pass what a client sent. Malformed oids, ref names and paths
 * are "not found" for `find…` methods and a `GitError` for all others. Oids are 40 lower-case hex digits, refs are
 * full names such as `refs/heads/main`, and paths are relative, without a leading slash.
 */
export interface Git {
  /** Whether a supported version of git is installed. Without one, operations that need it fail as `unavailable`. */
  readonly isAvailable: boolean
  /** Returns a handle without checking that the repository exists. */
  repository(id: number): GitRepository
  create(id: number, options: { defaultBranch: string }): Promise<void>
  /**
   * Copies the branches, tags and default branch of another repository, and no other refs. Objects are
   * hard-linked, so this takes milliseconds. `onlyReachable` repacks what branches and tags reach, for forks
   * across a privacy boundary.
   */
  fork(fromId: number, toId: number, options?: { onlyReachable?: boolean }): Promise<void>
  /** Deletes the repository at once. Concurrent readers may fail. Missing repositories are ignored. */
  remove(id: number): Promise<void>
  /** For comparing the repositories on disk with the database. */
  listIds(): Promise<number[]>
  /** Clears all caches of refs and objects, after the folder was replaced by a copy. */
  forget(): Promise<void>
  close(): Promise<void>
}

export interface GitOptions {
  folder: string
  gitBinary?: string
  ids: Ids
  log: Logger
  /** The maximum of concurrent `cat-file` processes, for all repositories. */
  maxReaders?: number
  /** The maxima of concurrent git processes, in all and per caller. */
  budget?: Partial<FairQueueOptions>
}

export interface GitRepository {
  readonly id: number
  exists(): Promise<boolean>
  /** Whether the repository has no branches and no tags. */
  isEmpty(): Promise<boolean>
  /** Call `stored` once the size is in the database: it then contains the bytes that were unmeasured before. */
  measureSize(): Promise<{ bytes: number; stored(): void }>
  /** The bytes of objects that this process has written since the size was measured, pushes excepted. */
  unmeasuredBytes(): number

  /** The short name of the default branch, whether or not it exists. */
  head(): Promise<string>
  setHead(branch: string): Promise<void>
  /**
   * Lists the refs below a prefix such as `refs/heads/`, sorted by name. Internal refs are listed only by their
   * own prefix.
   */
  listRefs(prefix?: string): Promise<readonly Ref[]>
  findRef(name: string): Promise<Ref | undefined>
  /**
   * Updates all refs or none. Returns `stale` when a ref is not at `from`, or its name conflicts with another ref.
   */
  updateRefs(changes: readonly RefChange[]): Promise<'done' | 'stale'>
  /**
   * Resolves a revision from a client to a commit: `main`, `heads/main`, `tags/v1`, `refs/pull/1/head`, `HEAD`, or
   * an oid of 4 to 40 digits. Branches win over tags and names over oids, but 40 digits are always an oid.
   */
  resolve(revision: string): Promise<string | undefined>

  findCommit(oid: string): Promise<Commit | undefined>
  /** Returns the commits that exist, in the order of the oids, in one round trip. */
  listCommits(oids: readonly string[]): Promise<Commit[]>
  /** Returns the direct entries of a tree, without sizes. Accepts the oid of a commit for its tree. */
  findTree(oid: string): Promise<readonly TreeEntry[] | undefined>
  /** Leaves out `bytes` when the blob is larger than `maxBytes`. */
  findBlob(oid: string, options?: { maxBytes?: number }): Promise<Blob | undefined>
  blobSize(oid: string): Promise<number | undefined>
  findTag(oid: string): Promise<Tag | undefined>
  findType(oid: string): Promise<ObjectType | undefined>
  /**
   * Lists entries with the sizes of blobs. Accepts the oid of a commit for its tree. Throws `missing` for an
   * unknown tree.
   */
  listTree(oid: string, options?: ListTreeOptions): Promise<TreeListing>
  /** Returns the entry at a path. The empty path is the root tree. */
  entryAt(oid: string, path: string): Promise<TreeEntry | undefined>
  streamBlob(oid: string): Promise<Readable>

  writeBlob(bytes: Uint8Array): Promise<string>
  /**
   * Writes a tree from a base and changes. Folders are created and removed as needed. Throws `missing` for an
   * unknown oid, and `too-large` above 100,000 changes, 20,000 new objects or 128 MB of trees.
   */
  writeTree(tree: { base?: string; entries: readonly (TreeChange | NewFile)[] }): Promise<string>
  writeCommit(commit: NewCommit): Promise<string>
  writeTag(tag: NewTag): Promise<string>

  /** Newest first. */
  log(query: LogQuery): Promise<Commit[]>
  countCommits(from: string, bounds?: Omit<LogQuery, 'from' | 'skip' | 'limit'>): Promise<number>
  compare(base: string, head: string): Promise<Comparison>
  isAncestor(ancestor: string, descendant: string): Promise<boolean>
  /**
   * Compares two commits or trees. A null `base` is the empty tree. Above 50,000 changed paths, or if git takes too
   * long, it returns the first 3,000 files without counted lines, patches and renames.
   */
  diff(base: string | null, head: string, options?: DiffOptions): Promise<FileChange[]>
  /** All paths at which two commits or trees differ, of a renamed file both. Throws `too-large` above 50,000. */
  listChangedPaths(base: string, head: string): Promise<string[]>
  /** As `git diff` prints it. Throws `too-large` above 50,000 changed paths. */
  diffText(base: string | null, head: string): Promise<Readable>
  /**
   * The output of `git format-patch --stdout` for the commits in `head` but not in `base`. With a null `base`,
   * only `head`. Throws `too-large` above 10,000 commits, or 50,000 changed paths in one of them.
   */
  patchText(base: string | null, head: string): Promise<Readable>
  /**
   * Merges without a work tree. A trial leaves no objects behind. Throws `too-large` when a side has more than
   * 50,000 changed paths.
   */
  mergeTree(ours: string, theirs: string, options?: { trial?: boolean }): Promise<MergeResult>
  /** Rebases the commits in `from` but not in `onto`, as `git rebase` does. A trial leaves no objects behind. */
  rebase(
    from: string,
    onto: string,
    options: { committer: Signature; trial?: boolean },
  ): Promise<RebaseResult>
  /** Throws `too-large` above 1,000,000 paths. */
  archive(oid: string, format: 'tar.gz' | 'zip', prefix: string): Promise<Readable>
  /** Lists authors by number of commits, most first. */
  contributors(from: string): Promise<readonly Contributor[]>
  /** The authors and sizes of commits, newest first. */
  commitSizes(from: string, limit: number, options?: CommitSizesOptions): Promise<CommitSize[]>
  /** For each name in a folder, the commit that last changed it. Names whose commit is too far back are missing. */
  lastCommits(from: string, folder: string): Promise<ReadonlyMap<string, string>>
  /** The commits in `to` but not in `from`, newest first, at most 200,000. */
  listOidsBetween(from: string, to: string): Promise<string[]>
  /** Short names. */
  branchesContaining(oid: string): Promise<string[]>
  branchesAtHead(oid: string): Promise<string[]>

  /** The same repository with read access to the objects of another one. */
  withObjectsOf(other: GitRepository): GitRepository
  /** Copies commits and everything that they reach. Refs do not change. */
  fetchFrom(other: GitRepository, oids: readonly string[]): Promise<void>
  /**
   * Packs refs and objects and writes the commit graph. Returns `busy` during a push or another maintenance.
   * `pruneOlderThanMs` also deletes unreachable objects of that age, and blocks pushes meanwhile.
   */
  maintain(options?: { pruneOlderThanMs?: number }): Promise<'done' | 'busy'>
  /** Returns the problems that git reports, or an empty list. */
  fsck(): Promise<string[]>
}

export type ObjectType = 'commit' | 'tree' | 'blob' | 'tag'

export interface Ref {
  name: string
  oid: string
  type: ObjectType
  /** The object that an annotated tag finally points to. */
  peeled?: { oid: string; type: ObjectType }
}

/** `null` means that the ref does not exist. */
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
  /** The content of the `gpgsig` header, and the text that it signs. */
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

/** `120000` is a symbolic link, `160000` a submodule. */
export type TreeMode = '100644' | '100755' | '040000' | '120000' | '160000'

export interface TreeEntry {
  /** Relative to the listed tree. */
  path: string
  mode: TreeMode
  type: 'blob' | 'tree' | 'commit'
  oid: string
  sizeBytes?: number
}

export interface ListTreeOptions {
  recursive?: boolean
  maxEntries?: number
  /** Paths may be much longer than usual. */
  maxBytes?: number
}

export interface TreeListing {
  entries: TreeEntry[]
  truncated: boolean
}

/** `null` deletes. */
export type TreeChange = { path: string; mode: TreeMode; oid: string } | { path: string; oid: null }

export interface NewFile {
  path: string
  mode: TreeMode
  content: Uint8Array
}

export interface LogQuery {
  from: string
  not?: readonly string[]
  path?: string
  /** A substring of a name or email address, or several of them. */
  author?: string | readonly string[]
  committer?: string | readonly string[]
  sinceMs?: number
  untilMs?: number
  skip?: number
  limit: number
  /** Follow only the first parent of merge commits. */
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
  /** Leaves out longer patches. */
  maxPatchBytes?: number
}

export interface FileChange {
  path: string
  previousPath?: string
  /** `changed` is a change of type, such as from a file to a link. */
  status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed'
  mode: TreeMode
  /** Null for a removed file, and for the old side of an added one. */
  oid: string | null
  previousOid: string | null
  isBinary: boolean
  additions: number
  deletions: number
  /** The hunks from the first `@@`. Missing for binary files and for patches that are too long. */
  patch?: string
}

export type MergeResult = { tree: string } | { conflicts: string[] }

export type RebaseResult = { head: string; commits: string[] } | { conflicts: string[]; commit: string }

export interface Contributor {
  name: string
  email: string
  commits: number
}

export interface CommitSizesOptions {
  skip?: number
  /** Merges count as commits without changes. Default: left out. */
  withMerges?: boolean
}

export interface CommitSize {
  oid: string
  name: string
  email: string
  atMs: number
  /** Minutes east of Greenwich. */
  offsetMinutes: number
  additions: number
  deletions: number
}
