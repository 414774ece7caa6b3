import { GitError } from '../git-error.ts'

/** How a process ended. */
export interface Ended {
  code: number | null
  stderr: string
  /** Why it was ended, when it did not end by itself. */
  why?: GitError
}

export function errorOf({ args }: { args: readonly string[] }, { code, stderr, why }: Ended): GitError {
  if (why) return why
  if (/^fatal: not a git repository/m.test(stderr))
    return new GitError('missing', 'There is no such repository')
  const lines = stderr.trim().split('\n')
  const told = (lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines.slice(-3).join('; ')).slice(
    0,
    1000,
  )
  return new GitError('failed', `git ${args[0]} ended with ${code ?? 'a signal'}${told ? `: ${told}` : ''}`)
}
