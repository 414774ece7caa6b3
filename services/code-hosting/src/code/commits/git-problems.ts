import type { Problem } from '@octavo/platform/errors.ts'
import { GitError, type GitErrorKind } from '../../git/git-error.ts'

/** What git refuses of what a client sent, in the words of one operation. All else stays a defect. */
export async function orProblem<Value>(
  work: Promise<Value>,
  words: Partial<Record<GitErrorKind, (error: GitError) => Problem>>,
): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    throw words[error.kind]?.(error) ?? error
  }
}
