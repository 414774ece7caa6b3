import { execFile, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
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
  /** Ends an attack that otherwise lasts. */
  stop(): void
}

interface AttackOptions {
  argument?: string
  /** How often each of the attacking clients sends its request. */
  rounds?: number
}

/** An attacker in its own process, ready to start. */
export async function prepareAttack(
  name: string,
  { url, token }: Target,
  { argument = '', rounds = 1 }: AttackOptions = {},
): Promise<Attack> {
  const script = new URL('./attacker.ts', import.meta.url)
  const child = fork(script, [name, url, token, argument, String(rounds)])
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
    stop: () => void child.send('stop'),
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
  const latencies: Latencies = { statuses: new Set(), timesMs: [] }
  let isOver = false
  const over = during.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const start = performance.now()
    latencies.statuses.add(await get(url + path, agent))
    latencies.timesMs.push(performance.now() - start)
    await pause(pauseMs)
  }
  agent.destroy()
  await over
  return latencies
}

async function get(url: string, agent: Agent): Promise<number> {
  const pending = request(url, { agent, headers: { 'user-agent': 'other' } }).end()
  const [response] = await once(pending, 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

export function percentile(times: readonly number[], share: number): number {
  const sortedTimes = times.toSorted((a, b) => a - b)
  return sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? Number.NaN
}

const run = promisify(execFile)
const commits = 20

/** Fills the repository `demo/sea` with files, which change in 20 commits. Returns its commits. */
export async function fillTarget({ url, token }: Target, files: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-target-'))
  try {
    const git = gitIn(folder)
    await git('init', '-q', '-b', 'main')
    const all = Array.from({ length: files }, (_, at) => {
      const lines = Array.from(
        { length: 400 },
        (_, line) => `export const value${line} = ${at * line * 7919}\n`,
      )
      return fileChange(at, lines.join(''))
    })
    const history = Array.from({ length: commits }, (_, at) =>
      commit(
        at,
        `Change ${at}`,
        (at === 0 ? all.join('') : '') + fileChange(at, `export const changed = ${at}\n`),
      ),
    )
    await fastImport(folder, history)
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
  const history = Array.from({ length: count }, (_, at) =>
    commit(at, message(at), at === 0 ? `from ${parent}\n` : ''),
  )
  await fastImport(folder, history)
}

// The input format of `git fast-import`.
const data = (text: string) => `data ${text.length}\n${text}\n`
const fileChange = (at: number, text: string) => `M 100644 inline src/file-${at}.ts\n${data(text)}`
const commit = (at: number, message: string, changes: string) =>
  `commit refs/heads/main\ncommitter Ana <ana@example.org> ${1_700_000_000 + at} +0000\n${data(message)}${changes}\n`

async function fastImport(folder: string, commands: readonly string[]): Promise<void> {
  const child = spawn('git', ['fast-import', '--quiet', '--done'], {
    cwd: folder,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  child.stdin.end(`${commands.join('')}done\n`)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`)
}

/** The resident memory of a process. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) * 1024
}
