import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceFinding } from '@octavo/platform/service.ts'
import { literals } from './arguments.ts'
import { createDirectLauncher } from './processes/launcher.ts'
import { createSpawner, type Spawner } from './processes/spawn.ts'

/** The first version of `git merge-tree --write-tree`. */
const minVersion = [2, 38] as const
const timeoutMs = 10_000
const advice = `Install git ${minVersion.join('.')} or newer, or set code-hosting.gitBinary to its path; then restart.`

/** Returns why git cannot be used, or undefined. */
export async function findGitFault(spawner: Spawner, gitBinary: string): Promise<string | undefined> {
  const text = await readVersion(spawner)
  if (text === undefined) return `${gitBinary} cannot be run. ${advice}`
  const [, major = 0, minor = 0] = (/^git version (\d+)\.(\d+)/.exec(text) ?? []).map(Number)
  if (major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])) return undefined
  return `${gitBinary} is "${text.slice(0, 100)}", which is too old. ${advice}`
}

/** For `octavo doctor`. */
export async function examineGit(gitBinary: string): Promise<ServiceFinding[]> {
  const home = await mkdtemp(join(tmpdir(), 'octavo-git-'))
  const spawner = createSpawner({ gitBinary, home, launcher: createDirectLauncher() })
  try {
    const fault = await findGitFault(spawner, gitBinary)
    if (fault === undefined) return [{ level: 'ok', text: (await readVersion(spawner)) ?? gitBinary }]
    const text = fault.slice(0, -advice.length).trim()
    return [{ level: 'fail', text: `${text} Requests that need git get 503.`, advice }]
  } finally {
    await spawner.close()
    await rm(home, { recursive: true, force: true })
  }
}

async function readVersion(spawner: Spawner): Promise<string | undefined> {
  const output = await spawner.run({ args: literals('version') }, { timeoutMs }).catch(() => undefined)
  return output?.stdout.toString('latin1').trim()
}
