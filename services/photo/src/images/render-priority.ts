import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'

const threads = '/proc/self/task'
/** libvips computes in threads of this name. */
const threadName = 'libvips worker'
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = os.constants.priority
/** Relative to the server, which may have been started with a low priority itself. */
const priority = Math.min(PRIORITY_LOW, os.getPriority() + PRIORITY_BELOW_NORMAL)
const checkEveryMs = 250

let examined: ReadonlySet<string> = new Set()
let checkedAtMs = Number.NEGATIVE_INFINITY

/**
 * Gives renders a lower priority, so that responses need not wait for the processor behind them. Only Linux has
 * priorities of threads. libvips starts and ends threads as needed, so this must be called after each render.
 */
export function lowerRenderThreads(): void {
  const nowMs = performance.now()
  if (process.platform !== 'linux' || nowMs - checkedAtMs < checkEveryMs) return
  checkedAtMs = nowMs
  const currentThreads = listThreads()
  for (const thread of currentThreads) if (!examined.has(thread)) lowerIfRenders(thread)
  examined = new Set(currentThreads)
}

/** For a worker thread that draws images itself. */
export function lowerOwnThread(): void {
  // Elsewhere this would lower the whole process.
  if (process.platform === 'linux') os.setPriority(priority)
}

function listThreads(): string[] {
  try {
    return readdirSync(threads)
  } catch {
    // Without /proc, all threads stay equal.
    return []
  }
}

function lowerIfRenders(thread: string): void {
  try {
    const name = readFileSync(`${threads}/${thread}/comm`, 'utf8').trim()
    if (name === threadName) os.setPriority(Number(thread), priority)
  } catch {
    // The thread has ended.
  }
}
