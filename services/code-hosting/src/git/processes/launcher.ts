import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import type { PourableOutput } from './output-socket.ts'

/** Starts processes, each in its own process group. */
export interface Launcher {
  launch(order: LaunchOrder): Promise<Launched>
  close(): Promise<void>
}

export interface LaunchOrder {
  file: string
  words: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Whether the process has a lower scheduling priority than the server. */
  isBackground: boolean
}

export interface Launched {
  stdin: Writable
  stdout: Readable | PourableOutput
  /** Never rejects. */
  exited: Promise<Exit>
  /** Kills the whole process group. */
  kill(): void
}

export interface Exit {
  /** Null after a signal, and when the process could not be started. */
  code: number | null
  stderr: string
  /** Why the process could not be started. */
  failure?: string
}

const keptOfStderr = 16 * 1024

/** Starts processes from this process. */
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

/** Windows has no process groups, and would open a console window. */
export const ownGroup = { detached: process.platform !== 'win32', windowsHide: true }

const backgroundNiceness = 10

/** Lowers the priority, so requests are served first during packing and searching. */
export function yieldToServer({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, backgroundNiceness)
  } catch {
    // The process has just exited.
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
  // The pid may have been reused once the process was waited for.
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // The process has just exited.
  }
}
