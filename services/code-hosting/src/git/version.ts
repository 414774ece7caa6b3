import { literals } from './arguments.ts'
import { GitError } from './git-error.ts'
import type { Spawner } from './processes/spawn.ts'

/** The first version of `git merge-tree --write-tree`. */
const oldest = [2, 38] as const

export async function requireVersion(spawner: Spawner, gitBinary: string): Promise<void> {
  const { stdout } = await spawner.run({ args: literals('version') }).catch((error: unknown) => {
    throw new GitError(
      'failed',
      `${gitBinary} cannot be run. Install git ${oldest.join('.')} or newer, or set gitBinary to its path.`,
      {
        cause: error,
      },
    )
  })
  const text = stdout.toString('latin1').trim()
  const [, major = 0, minor = 0] = (/^git version (\d+)\.(\d+)/.exec(text) ?? []).map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new GitError('failed', `${gitBinary} is “${text}”, but git ${oldest.join('.')} or newer is needed.`)
}
