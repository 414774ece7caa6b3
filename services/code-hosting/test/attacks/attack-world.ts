import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

export interface Target {
  url: string
  /** Has write access to `demo/sea`. */
  token: string
}

export interface AttackResult {
  statuses: Record<string, number>
  texts: string[]
}

export interface Attack {
  run(): Promise<AttackResult>
}

/** An attacker in its own process, ready to start. */
export async function prepareAttack(name: string, { url, token }: Target, argument = ''): Promise<Attack> {
  const script = new URL('./attacker.ts', import.meta.url)
  const child = fork(script, [name, url, token, argument])
  await once(child, 'message')
  return {
    async run() {
      child.send('begin')
      const [result] = await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(([code]) => Promise.reject(new Error(`The attacker ended with ${code}`))),
      ])
      child.disconnect()
      return result
    },
  }
}

export interface Latencies {
  statuses: Set<number>
  timesMs: number[]
}

const otherAddress = '127.0.0.2'
const pauseMs = 10

/** Measures sequential requests of another caller, from another address, during an attack. */
export async function measureOther(
  { url }: Target,
  path: string,
  during: Promise<unknown>,
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: otherAddress })
  const measured: Latencies = { statuses: new Set(), timesMs: [] }
  let isOver = false
  const over = during.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const start = performance.now()
    measured.statuses.add(await get(url + path, agent))
    measured.timesMs.push(performance.now() - start)
    await pause(pauseMs)
  }
  agent.destroy()
  await over
  return measured
}

async function get(url: string, agent: Agent): Promise<number> {
  const sent = request(url, { agent, headers: { 'user-agent': 'other' } }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const run = promisify(execFile)
const files = 500
const commits = 20

/** The target `demo/sea`, with 500 files that change in 20 commits. Returns its commits. */
export async function fillTarget({ url, token }: Target): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-target-'))
  try {
    const git = gitIn(folder)
    await git('init', '-q', '-b', 'main')
    await mkdir(join(folder, 'src'))
    for (let at = 0; at < files; at++) {
      const text = Array.from(
        { length: 400 },
        (_, line) => `export const value${line} = ${at * line * 7919}\n`,
      )
      await writeFile(join(folder, 'src', `file-${at}.ts`), text.join(''))
    }
    for (let at = 0; at < commits; at++) {
      await writeFile(join(folder, 'src', `file-${at}.ts`), `export const changed = ${at}\n`)
      await git('add', '.')
      await git('commit', '-q', '-m', `Change ${at}`)
    }
    await git('push', '-q', `${url.replace('://', `://x:${token}@`)}/demo/sea.git`, 'main')
    return (await git('rev-list', 'main')).trim().split('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const person = { GIT_AUTHOR_NAME: 'Ana', GIT_AUTHOR_EMAIL: 'ana@example.org' }

export function gitIn(folder: string) {
  const env = {
    ...process.env,
    ...person,
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_COMMITTER_NAME: 'Ana',
    GIT_COMMITTER_EMAIL: 'ana@example.org',
    LC_ALL: 'C',
  }
  return async (...args: string[]) =>
    (await run('git', args, { cwd: folder, env, maxBuffer: 2 ** 28 })).stdout
}

/** Writes commits that each reference a hundred issues. */
export async function commitReferences(
  folder: string,
  { parent, count, message }: { parent: string; count: number; message: (at: number) => string },
): Promise<void> {
  const parts = Array.from({ length: count }, (_, at) => {
    const text = message(at)
    const from = at === 0 ? `from ${parent}\n` : ''
    return `commit refs/heads/main\ncommitter Ana <ana@example.org> ${1_700_000_000 + at} +0000\ndata ${text.length}\n${text}\n${from}`
  })
  const input = join(folder, 'input')
  await writeFile(input, `${parts.join('')}done\n`)
  await run('sh', ['-c', 'git fast-import --quiet --done < input'], { cwd: folder })
}

/** The resident memory of a process. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) * 1024
}
