import { errorCode } from '@octavo/platform/unknown-values.ts'
import { UsageError } from './usage-error.ts'

const intervalMs = 500

/** Calls `onExit` once the process with this id has ended. */
export function watchParent(value: string, onExit: () => void): void {
  const pid = Number(value)
  if (!Number.isInteger(pid) || pid <= 0)
    throw new UsageError(`--parent must be a process id, not "${value}".`)
  const timer = setInterval(() => {
    if (isRunning(pid)) return
    clearInterval(timer)
    onExit()
  }, intervalMs)
  timer.unref()
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user exists, but cannot be signalled.
    return errorCode(error) === 'EPERM'
  }
}
