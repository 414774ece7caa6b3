import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import type { PourableOutput } from './output-socket.ts'

/** Starts processes, each at the head of a group of its own. */
export interface Launcher {
  launch(order: LaunchOrder): Promise<Launched>
  close(): Promise<void>
}

export interface LaunchOrder {
  file: string
  words: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Whether it gets processor time only after the server itself. */
  isBackground: boolean
}

export interface Launched {
  stdin: Writable
  stdout: Readable | PourableOutput
  /** Never rejects. */
  exited: Promise<Exit>
  /** Ends the whole group at once. */
  kill(): void
}

export interface Exit {
  /** Null after a signal, and where the process could not be started. */
  code: number | null
  stderr: string
  /** Why it could not be started. */
  failure?: string
}

const keptOfStderr = 16 * 1024

/** Starts them from this process. */
export function createDirectLauncher(): Launcher {
  return {
    async launch({ file, words, cwd, env, isBackground }) {
      const child = spawn(file, words, { cwd, env, stdio: 'pipe', ...ownGroup })
      if (isBackground) yieldToServer(child)
      return { stdin: child.stdin, stdout: child.stdout, exited: exitOf(child), kill: () => killGroup(child) }
    },
    close: async () => {},
  }
}

/** Windows has no groups; there a console window would open instead. */
export const ownGroup = { detached: process.platform !== 'win32', windowsHide: true }

const backgroundNiceness = 10

/** However much packing and searching is under way, requests are answered first. */
export function yieldToServer({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, backgroundNiceness)
  } catch {
    // It has just ended.
  }
}

export function exitOf(child: ChildProcess): Promise<Exit> {
  const { promise, resolve } = Promise.withResolvers<Exit>()
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-keptOfStderr)
  })
  child.on('error', (error) => resolve({ code: null, stderr, failure: error.message }))
  child.on('close', (code) => resolve({ code, stderr }))
  return promise
}

export function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  // Once it has been waited for, its number may be somebody else's.
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}
