import type { DiffSide } from '../database/review-tables.ts'
import {
  findByLine,
  findByPosition,
  hunkUpTo,
  numberOn,
  type PatchLocation,
  sideOf,
} from './diff-positions.ts'
import type { OriginalLocation, ReviewDiff } from './review-diffs.ts'
import type { ThreadLocation } from './store/review-threads.ts'

/** The location of a thread as a client names it. */
export interface ThreadInput {
  path: string
  position: number | null
  line: number | null
  side: DiffSide | null
  startLine: number | null
  startSide: DiffSide | null
  subject: 'line' | 'file' | null
}

export type NewThread = OriginalLocation & { diff_hunk: string }

/** A new thread and where it is in the latest diff. */
export interface LocatedThread {
  thread: NewThread
  location: ThreadLocation
  body: string
}

export type ThreadError = { field: string; message: string }

const noLine: ThreadError[] = [
  { field: 'pull_request_review_thread.line', message: 'must be part of the diff' },
  { field: 'pull_request_review_thread.diff_hunk', message: "can't be blank" },
]

/** Resolves a line, or a position of the older API, in a diff. */
export function createThread(diff: ReviewDiff, input: ThreadInput): NewThread | { errors: ThreadError[] } {
  const { path, position, line, subject, startLine } = input
  if (!diff.files.has(path))
    return {
      errors: [
        { field: 'pull_request_review_thread.path', message: 'is invalid' },
        { field: 'pull_request_review_thread.diff_hunk', message: "can't be blank" },
      ],
    }
  const origin = { path, original_commit_oid: diff.commitOid, original_base_oid: diff.baseOid }
  if (subject === 'file')
    return {
      ...origin,
      subject,
      side: 'RIGHT',
      start_side: null,
      diff_hunk: '',
      original_position: 1,
      original_line: null,
      original_start_line: null,
    }
  const hunks = diff.hunksOf(path)
  const end = findEnd(hunks, { position, line, side: input.side })
  if (!end) return { errors: noLine }
  const side = position && !line ? sideOf(end.line) : (input.side ?? 'RIGHT')
  const thread = {
    ...origin,
    subject: 'line' as const,
    side,
    diff_hunk: hunkUpTo(end),
    original_position: end.line.position,
    original_line: numberOn(end.line, side),
  }
  if (!startLine) return { ...thread, start_side: null, original_start_line: null }
  const startSide = input.startSide ?? side
  const start = findByLine(hunks, startSide, startLine)
  if (start?.hunk !== end.hunk)
    return {
      errors: [
        {
          field: 'pull_request_review_thread.start_line',
          message: 'must be part of the same hunk as the line.',
        },
      ],
    }
  if (start.line.position >= end.line.position)
    return {
      errors: [{ field: 'pull_request_review_thread.start_line', message: 'must precede the end line.' }],
    }
  return { ...thread, start_side: startSide, original_start_line: startLine }
}

function findEnd(
  hunks: Parameters<typeof findByLine>[0],
  { position, line, side }: Pick<ThreadInput, 'position' | 'line' | 'side'>,
): PatchLocation | undefined {
  if (line) return findByLine(hunks, side ?? 'RIGHT', line)
  return position ? findByPosition(hunks, position) : undefined
}
