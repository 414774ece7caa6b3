import { finished, type Readable } from 'node:stream'
import { createFairQueue, type FairQueueOptions, type Use } from '../fair-queue.ts'
import { GitError } from '../git-error.ts'
import { defaultBudget } from '../work-budget.ts'
import { countQueued, currentScope, serverCaller, type WorkScope } from '../work-scope.ts'
import { errorOf } from './ended.ts'
import type { GitCommand, GitProcess } from './git-process.ts'
import type { Launched, Launcher } from './launcher.ts'
import { type OutputOptions, type Output as OutputStream, outputOf } from './output.ts'
import { gitEnvironment } from './settings.ts'

/**
 * The only code that starts git. Arguments are typed so that no client input can become an option, a revision
 * expression, a transport or a pathspec. The environment starts empty. Every process has limits: of time, of
 * output, and of the client's presence. Each has its own process group, so its children end with it.
 */
export interface Spawner {
  run(command: GitCommand, options?: RunOptions): Promise<Output>
  start(command: GitCommand, options?: StartOptions): Promise<GitProcess>
  /** The output of a command. Fails when the command fails, and kills the command when it is destroyed. */
  stream(command: GitCommand, options?: StreamOptions): OutputStream
  /** True while callers wait because all slots are taken. */
  isContended(): boolean
  close(): Promise<void>
}

export interface StartOptions {
  timeoutMs?: number
  signal?: AbortSignal | undefined
  /**
   * The kind of slot that the process takes, by default `short`. `none` is for processes that are bounded
   * elsewhere, or that belong to another process with a slot: waiting for a second slot could deadlock.
   */
  slot?: Use | 'none'
}

export interface StreamOptions extends StartOptions, Pick<OutputOptions, 'maxUnreadMs'> {
  input?: string
}

export interface RunOptions extends StartOptions {
  input?: Uint8Array | string
  maxBytes?: number
  /** Whether to truncate long output instead of failing. */
  cut?: boolean
  /** Exit codes that are not errors. */
  accept?: readonly number[]
}

export interface Output {
  code: number
  stdout: Buffer
  isCut: boolean
}

export interface SpawnerOptions {
  gitBinary: string
  /** An empty home folder, without configuration. */
  home: string
  launcher: Launcher
  budget?: Partial<FairQueueOptions> | undefined
}

const defaultTimeoutMs = 120_000
const defaultMaxBytes = 64 * 1024 * 1024

export function createSpawner({ gitBinary, home, launcher, budget }: SpawnerOptions): Spawner {
  const slots = createFairQueue({ ...defaultBudget(), ...budget })
  const living = new Set<GitProcess>()
  let isClosed = false

  async function start(command: GitCommand, options: StartOptions = {}): Promise<GitProcess> {
    requireOpen()
    const scope = options.slot === 'none' ? undefined : currentScope()
    const signal = anyOf(options.signal, scope?.signal)
    signal?.throwIfAborted()
    const leave = await takeSlot(scope, options.slot ?? 'short', signal)
    try {
      requireOpen()
      const launched = await launch(command, isBackground(options, scope))
      const started = supervise(launched, { ...options, signal })
      living.add(started)
      started.ended.finally(() => {
        living.delete(started)
        leave()
      })
      if (isClosed) started.kill()
      return started
    } catch (error) {
      leave()
      throw error
    }
  }

  async function takeSlot(
    scope: WorkScope | undefined,
    slot: Use | 'none',
    signal: AbortSignal | undefined,
  ): Promise<() => void> {
    if (slot === 'none') return () => {}
    const ticket = { caller: scope?.caller ?? serverCaller, use: slot, signal }
    countQueued(scope, 1)
    try {
      return await slots.enter(ticket)
    } finally {
      countQueued(scope, -1)
    }
  }

  async function launch(command: GitCommand, isBackground: boolean): Promise<Launched> {
    const { gitDir, args, paths, environment } = command
    const argv: string[] = gitDir === undefined ? [...args] : [`--git-dir=${gitDir}`, ...args]
    if (paths) argv.push('--', ...paths)
    const env = gitEnvironment({ home, gitDir, extra: environment })
    return launcher
      .launch({ file: gitBinary, argv, cwd: home, env, isBackground })
      .catch((error: unknown) => {
        throw new GitError('failed', 'Git cannot be run', { cause: error })
      })
  }

  function requireOpen(): void {
    if (isClosed) throw new GitError('aborted', 'Git has been closed')
  }

  async function run(command: GitCommand, options: RunOptions = {}): Promise<Output> {
    const { input, maxBytes = defaultMaxBytes, cut = false, accept = [0] } = options
    const started = await start(command, options)
    const chunks: Buffer[] = []
    let length = 0
    let isCut = false
    started.stdout.on('data', (chunk: Buffer) => {
      if (isCut) return
      length += chunk.length
      chunks.push(chunk)
      if (length <= maxBytes) return
      isCut = true
      started.kill(
        new GitError('too-large', `The output of git ${command.args[0]} exceeds ${maxBytes} bytes`),
      )
    })
    started.stdin.end(input)
    const ended = await started.ended
    if (isCut && cut) return { code: 0, stdout: Buffer.concat(chunks).subarray(0, maxBytes), isCut }
    if (ended.code === null || !accept.includes(ended.code)) throw errorOf(command, ended)
    return { code: ended.code, stdout: Buffer.concat(chunks), isCut }
  }

  return {
    run,
    start,
    stream(command, options) {
      const starting = start(command, options)
      starting.then(({ stdin }) => stdin.end(options?.input)).catch(() => {})
      return outputOf(command, starting, { ...options, isContended: slots.isContended })
    },
    isContended: slots.isContended,
    async close() {
      isClosed = true
      const ends = [...living].map(({ ended }) => ended)
      for (const one of living) one.kill(new GitError('aborted', 'Git is being closed'))
      await Promise.all(ends)
      await launcher.close()
    },
  }
}

function supervise(launched: Launched, { timeoutMs = defaultTimeoutMs, signal }: StartOptions): GitProcess {
  const { stdin, stdout } = launched
  let why: GitError | undefined
  let hasExited = false
  // A process that exits early closes its input. Its exit code reports the reason.
  stdin.on('error', () => {})
  stdout.on('error', () => {})

  const kill = (reason?: GitError) => {
    why ??= reason ?? new GitError('aborted', 'The request was aborted')
    if (!hasExited) launched.kill()
    stdin.destroy()
    stdout.destroy()
  }
  const onTimeout = () => kill(new GitError('timeout', `Git took longer than ${timeoutMs} ms`))
  const timer = setTimeout(onTimeout, timeoutMs)
  const onAbort = () => kill(signal?.reason instanceof GitError ? signal.reason : undefined)
  signal?.addEventListener('abort', onAbort)
  if (signal?.aborted) onAbort()

  const exited = launched.exited.then((exit) => {
    hasExited = true
    if (exit.failure !== undefined) {
      why ??= new GitError('failed', `Git cannot be run: ${exit.failure}`)
      stdout.destroy()
    }
    return exit
  })
  const ended = Promise.all([exited, endOf(stdout)]).then(([{ code, stderr }]) => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    stdin.destroy()
    stdout.destroy()
    return why ? { code, stderr, why } : { code, stderr }
  })
  return { stdin, stdout, ended, kill }
}

/** Object readers serve simple requests, and writes hold locks. All other processes have low priority. */
function isBackground({ slot = 'short' }: StartOptions, scope: WorkScope | undefined): boolean {
  if (slot === 'short') return !scope || scope.signal !== undefined
  return slot === 'transfer'
}

function anyOf(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  return one && other && one !== other ? AbortSignal.any([one, other]) : (one ?? other)
}

function endOf(stdout: Readable): Promise<void> {
  return new Promise((resolve) => finished(stdout, { writable: false }, () => resolve()))
}
