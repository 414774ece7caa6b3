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

export interface GitVersion {
  text: string | undefined
  /** Why git cannot be used. */
  fault: string | undefined
}

/** Runs git from this process, so that a start does not need the helper process. */
export async function readGitVersion(gitBinary: string, home: string): Promise<GitVersion> {
  const spawner = createSpawner({ gitBinary, home, launcher: createDirectLauncher() })
  try {
    const text = await readVersion(spawner)
    return { text, fault: findFault(text, gitBinary) }
  } finally {
    await spawner.close()
  }
}

function findFault(text: string | undefined, gitBinary: string): string | undefined {
  if (text === undefined) return `${gitBinary} cannot be run. ${advice}`
  const [, major = 0, minor = 0] = (/^git version (\d+)\.(\d+)/.exec(text) ?? []).map(Number)
  if (major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])) return undefined
  return `${gitBinary} is "${text.slice(0, 100)}", which is too old. ${advice}`
}

/** For `octavo doctor`. */
export async function examineGit(gitBinary: string): Promise<ServiceFinding[]> {
  const home = await mkdtemp(join(tmpdir(), 'octavo-git-'))
  try {
    const { text: version = gitBinary, fault } = await readGitVersion(gitBinary, home)
    if (fault === undefined) return [{ level: 'ok', text: version }]
    const text = fault.slice(0, -advice.length).trim()
    return [{ level: 'fail', text: `${text} Requests that need git get 503.`, advice }]
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

async function readVersion(spawner: Spawner): Promise<string | undefined> {
  const output = await spawner.run({ args: literals('version') }, { timeoutMs }).catch(() => undefined)
  return output?.stdout.toString('latin1').trim()
}
