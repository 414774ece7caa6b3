import type { Context } from '../context.ts'
import type { DiffSide } from '../database/review-tables.ts'
import type { FileChange, GitRepository } from '../git/git.ts'
import { GitError } from '../git/git-error.ts'
import { findByLine, followLine, type Hunk, parseHunks } from './diff-positions.ts'
import type { ThreadLocation, ThreadRow } from './store/review-threads.ts'

/** Longer patches cannot be commented by line. */
const maxPatchBytes = 1024 * 1024

/** The changes that a pull request makes, as of one of its commits. */
export interface ReviewDiff {
  commitOid: string
  /** The merge base. */
  baseOid: string
  files: ReadonlyMap<string, FileChange>
  hunksOf(path: string): readonly Hunk[]
}

export interface ReviewDiffs {
  /** Returns undefined when a commit no longer exists. */
  open(repositoryId: number, pull: { baseOid: string; commitOid: string }): Promise<ReviewDiff | undefined>
  /** Returns true for commits of the pull request and their ancestors. */
  isPartOf(repositoryId: number, commitOid: string, headOid: string): Promise<boolean>
  /** Finds the locations of threads in another diff of the same pull request. */
  locate(
    repositoryId: number,
    threads: readonly OriginalLocation[],
    diff: ReviewDiff,
  ): Promise<readonly ThreadLocation[]>
}

/** The location where a thread began. */
export type OriginalLocation = Pick<
  ThreadRow,
  | 'path'
  | 'subject'
  | 'side'
  | 'start_side'
  | 'original_commit_oid'
  | 'original_base_oid'
  | 'original_position'
  | 'original_line'
  | 'original_start_line'
>

export function createReviewDiffs({ git }: Pick<Context, 'git'>): ReviewDiffs {
  async function open(repositoryId: number, { baseOid, commitOid }: { baseOid: string; commitOid: string }) {
    const repository = git.repository(repositoryId)
    return ifPresent(async () => {
      const { mergeBase } = await repository.compare(baseOid, commitOid)
      return openDiff(repository, mergeBase ?? baseOid, commitOid)
    })
  }

  return {
    open,

    async isPartOf(repositoryId, commitOid, headOid) {
      if (commitOid === headOid) return true
      const repository = git.repository(repositoryId)
      if (!(await repository.findCommit(commitOid))) return false
      return (await ifPresent(() => repository.isAncestor(commitOid, headOid))) ?? false
    },

    async locate(repositoryId, threads, diff) {
      const repository = git.repository(repositoryId)
      // One comparison serves all threads that began at the same commit.
      const comparisons = new Map<string, Promise<ReviewDiff | undefined>>()
      const compare = (from: string, to: string) => {
        const key = `${from} ${to}`
        const comparison =
          comparisons.get(key) ?? ifPresent(() => openDiff(repository, from, to, { isExact: true }))
        comparisons.set(key, comparison)
        return comparison
      }
      const locations: ThreadLocation[] = []
      for (const thread of threads) {
        const changed = {
          RIGHT: await compare(thread.original_commit_oid, diff.commitOid),
          LEFT: await compare(thread.original_base_oid, diff.baseOid),
        }
        locations.push(locateIn(diff, thread, changed))
      }
      return locations
    },
  }
}

async function openDiff(
  repository: GitRepository,
  baseOid: string,
  commitOid: string,
  { isExact = false } = {},
): Promise<ReviewDiff> {
  const changes =
    isExact && baseOid === commitOid
      ? []
      : await repository.diff(baseOid, commitOid, { withPatches: true, maxPatchBytes })
  const files = new Map(changes.map((change) => [change.path, change]))
  const parsed = new Map<string, Hunk[]>()
  return {
    baseOid,
    commitOid,
    files,
    hunksOf(path) {
      const hunks = parsed.get(path) ?? parseHunks(files.get(path)?.patch ?? '')
      parsed.set(path, hunks)
      return hunks
    },
  }
}

/** Pushes and maintenance may remove commits, and everything that began there is outdated then. */
async function ifPresent<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof GitError && error.kind === 'missing') return undefined
    throw error
  }
}

type Comparisons = Record<DiffSide, ReviewDiff | undefined>

function locateIn(diff: ReviewDiff, thread: OriginalLocation, changed: Comparisons): ThreadLocation {
  const outdated = {
    commit_oid: diff.commitOid,
    position: null,
    line: null,
    start_line: null,
    is_outdated: 1,
  }
  if (!diff.files.has(thread.path)) return outdated
  if (thread.subject === 'file') return { ...outdated, position: thread.original_position, is_outdated: 0 }
  const line = follow(changed[thread.side], thread, thread.original_line)
  const match = line === undefined ? undefined : findByLine(diff.hunksOf(thread.path), thread.side, line)
  if (line === undefined || !match) return outdated
  const location = { commit_oid: diff.commitOid, position: match.line.position, line, is_outdated: 0 }
  if (thread.original_start_line === null) return { ...location, start_line: null }
  const start = follow(changed[thread.start_side ?? thread.side], thread, thread.original_start_line)
  return start === undefined ? outdated : { ...location, start_line: start }
}

/** Returns the line in the later version of its file, or undefined if it was changed, removed or moved to another file. */
function follow(
  changed: ReviewDiff | undefined,
  { path }: OriginalLocation,
  line: number | null,
): number | undefined {
  if (!changed || line === null) return undefined
  const change = changed.files.get(path)
  if (!change) {
    const isRenamed = [...changed.files.values()].some(({ previousPath }) => previousPath === path)
    return isRenamed ? undefined : line
  }
  if (change.status !== 'modified' || change.patch === undefined) return undefined
  return followLine(changed.hunksOf(path), line)
}
