import { type ChildProcess, spawn } from 'node:child_process'
import { devNull } from 'node:os'
import { SourceError } from '../source.ts'

/** The configuration of all git processes, above that of any file. Only the relay of `git-relay.ts` is reached. */
const settings: Record<string, string> = {
  'protocol.allow': 'never',
  'protocol.http.allow': 'always',
  'protocol.version': '2',
  'http.followRedirects': 'false',
  'http.proxy': '',
  'credential.helper': '',
  'core.hooksPath': devNull,
  'core.attributesFile': devNull,
  'core.fsmonitor': 'false',
  'core.symlinks': 'false',
  // Larger files are streamed instead of held in memory.
  'core.bigFileThreshold': '1m',
  'submodule.recurse': 'false',
  'fetch.recurseSubmodules': 'false',
  'fetch.fsckObjects': 'true',
  'fetch.unpackLimit': '1',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'pack.threads': '1',
}

function gitEnvironment(directory: string): NodeJS.ProcessEnv {
  const entries = Object.entries({ ...settings, 'safe.directory': directory })
  const environment: NodeJS.ProcessEnv = {
    HOME: devNull,
    XDG_CONFIG_HOME: devNull,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_CEILING_DIRECTORIES: directory,
    GIT_CONFIG_COUNT: String(entries.length),
    ...(process.env.PATH !== undefined && { PATH: process.env.PATH }),
  }
  for (const [at, [key, value]] of entries.entries()) {
    environment[`GIT_CONFIG_KEY_${at}`] = key
    environment[`GIT_CONFIG_VALUE_${at}`] = value
  }
  return environment
}

/** Starts git in its own process group, so that its helpers end with it. */
export function startGit(gitDir: string, args: readonly string[]): ChildProcess & { stop(): void } {
  const child = spawn('git', [`--git-dir=${gitDir}`, ...args], {
    cwd: gitDir,
    env: gitEnvironment(gitDir),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  child.stdin.on('error', () => {})
  return Object.assign(child, {
    stop() {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
      } catch {
        // It has just ended.
      }
    },
  })
}

const maxOutputBytes = 64 * 1024 * 1024

export interface GitLimits {
  timeoutMs: number
  signal?: AbortSignal | undefined
}

/** Runs git to its end and returns its output. */
export async function runGit(
  gitDir: string,
  args: readonly string[],
  { timeoutMs, signal }: GitLimits,
): Promise<Buffer> {
  const child = startGit(gitDir, args)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let bytes = 0
  let errors = ''
  const stop = (error: unknown) => {
    child.stop()
    reject(error)
  }
  child.stdin?.end()
  child.stdout?.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxOutputBytes) stop(new SourceError('The repository has too many files.'))
    else chunks.push(chunk)
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4_000)
  })
  child.on('error', () => reject(new SourceError('git is not installed on the server.')))
  child.on('close', (code) => {
    if (code === 0) resolve(Buffer.concat(chunks))
    else reject(new SourceError(messageOf(errors)))
  })
  const timeout = setTimeout(() => stop(new SourceError('git took too long.')), timeoutMs)
  const abort = () => stop(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    signal?.throwIfAborted()
    return await promise
  } finally {
    clearTimeout(timeout)
    signal?.removeEventListener('abort', abort)
    child.stop()
  }
}

/** The first error of git, without addresses and paths of this machine. */
function messageOf(errors: string): string {
  const line = errors.split('\n').find((text) => /^(?:fatal|error):/.test(text)) ?? 'git failed'
  return line.replace(/(?:https?:\/\/|\/)[^\s']+/g, '…').slice(0, 300)
}
