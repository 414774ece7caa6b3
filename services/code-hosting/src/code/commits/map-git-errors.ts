import type { Problem } from '@octavo/platform/errors.ts'
import { GitError, type GitErrorKind } from '../../git/git-error.ts'

/** Maps errors of git to problems of one operation. Other errors are not expected. */
export async function mapGitErrors<Value>(
  work: Promise<Value>,
  problems: Partial<Record<GitErrorKind, (error: GitError) => Problem>>,
): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    throw problems[error.kind]?.(error) ?? error
  }
}
