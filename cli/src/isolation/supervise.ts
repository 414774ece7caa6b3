import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '@octavo/platform/log.ts'

export interface Worker {
  /** Resolves with the exit code or signal. */
  exit: Promise<string>
  stop(): Promise<void>
}

export interface Supervision<Work extends Worker> {
  /** Undefined while it is being restarted. */
  current(): Work | undefined
  stop(): Promise<void>
}

export interface SupervisionOptions<Work extends Worker> {
  name: string
  log: Logger
  /** Aborted when the supervision stops during a launch. */
  launch(signal: AbortSignal): Promise<Work>
  /** Called after every unexpected exit. */
  onExit?(): void
  firstPauseMs?: number
  maxPauseMs?: number
  /** After this uptime, the restart delay is reset. */
  healthyMs?: number
}

/** Restarts a worker when it exits, with exponential backoff. Rejects if the first launch fails. */
export async function supervise<Work extends Worker>(
  options: SupervisionOptions<Work>,
): Promise<Supervision<Work>> {
  const { name, log, launch, firstPauseMs = 100, maxPauseMs = 10_000, healthyMs = 30_000 } = options
  const stopping = new AbortController()
  let current: Work | undefined = await launch(stopping.signal)
  let pauseMs = firstPauseMs

  async function watch(work: Work): Promise<void> {
    const startMs = performance.now()
    const how = await work.exit
    current = undefined
    if (stopping.signal.aborted) return
    options.onExit?.()
    if (performance.now() - startMs >= healthyMs) pauseMs = firstPauseMs
    log.error({ service: name, how, againInMs: pauseMs }, 'exited; restarting')
  }

  async function relaunch(): Promise<void> {
    await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return
    pauseMs = Math.min(2 * pauseMs, maxPauseMs)
    try {
      const work = await launch(stopping.signal)
      if (stopping.signal.aborted) return await work.stop()
      current = work
      log.info({ service: name }, 'restarted')
    } catch (error) {
      if (stopping.signal.aborted) return
      log.error({ service: name, err: error, againInMs: pauseMs }, 'restart failed')
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (current) await watch(current)
      else await relaunch()
    }
  }

  const running = run()
  return {
    current: () => current,
    async stop() {
      stopping.abort()
      await current?.stop()
      await running
    },
  }
}
