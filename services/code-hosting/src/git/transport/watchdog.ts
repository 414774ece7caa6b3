import { GitError } from '../git-error.ts'

/** Aborts work that exceeds its total time or makes no progress. */
export interface Watchdog extends Disposable {
  readonly signal: AbortSignal
  /** Reports progress. */
  touch(): void
  abort(reason?: unknown): void
}

export interface WatchdogOptions {
  maxDurationMs: number
  maxStallMs: number
  signals: readonly (AbortSignal | undefined)[]
}

export function createWatchdog({ maxDurationMs, maxStallMs, signals }: WatchdogOptions): Watchdog {
  const controller = new AbortController()
  const outside = AbortSignal.any(signals.filter((signal) => signal !== undefined))
  const abort = (reason?: unknown) => controller.abort(reason)
  const onTimeout = (ms: number) => () => abort(new GitError('timeout', `This took longer than ${ms} ms`))
  const whole = setTimeout(onTimeout(maxDurationMs), maxDurationMs)
  const stall = setTimeout(onTimeout(maxStallMs), maxStallMs)
  const onAbort = () => abort(outside.reason)
  if (outside.aborted) onAbort()
  outside.addEventListener('abort', onAbort)
  return {
    signal: controller.signal,
    touch: () => stall.refresh(),
    abort,
    [Symbol.dispose]() {
      clearTimeout(whole)
      clearTimeout(stall)
      outside.removeEventListener('abort', onAbort)
    },
  }
}
