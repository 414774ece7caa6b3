import { GitError } from '../git-error.ts'

export interface Ended {
  code: number | null
  stderr: string
  /** The reason, if this server ended it. */
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
