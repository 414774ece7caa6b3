import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '@octavo/platform/log.ts'

/** Something that works until it ends, by itself or when it is told to. */
export interface Worker {
  /** Resolves with how it ended. */
  ended: Promise<string>
  stop(): Promise<void>
}

export interface Supervision<Work extends Worker> {
  /** The one that works at this moment, if one does. */
  current(): Work | undefined
  stop(): Promise<void>
}

export interface SupervisionOptions<Work extends Worker> {
  name: string
  log: Logger
  /** The signal says that nobody wants it any more. */
  launch(signal: AbortSignal): Promise<Work>
  /** Called whenever one ends that was not told to. */
  lost?(): void
  firstPauseMs?: number
  maxPauseMs?: number
  /** Who worked for this long ended for a new reason: the next one starts soon again. */
  healthyMs?: number
}

/** Starts a worker again whenever it ends, after pauses that grow. That the first one starts is the caller's matter. */
export async function supervise<Work extends Worker>(
  options: SupervisionOptions<Work>,
): Promise<Supervision<Work>> {
  const { name, log, launch, firstPauseMs = 100, maxPauseMs = 10_000, healthyMs = 30_000 } = options
  const stopping = new AbortController()
  let current: Work | undefined = await launch(stopping.signal)
  let pauseMs = firstPauseMs

  async function watch(work: Work): Promise<void> {
    const startMs = performance.now()
    const how = await work.ended
    current = undefined
    if (stopping.signal.aborted) return
    options.lost?.()
    if (performance.now() - startMs >= healthyMs) pauseMs = firstPauseMs
    log.error({ service: name, how, againInMs: pauseMs }, 'ended, and is started again')
  }

  async function relaunch(): Promise<void> {
    await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return
    pauseMs = Math.min(2 * pauseMs, maxPauseMs)
    try {
      const work = await launch(stopping.signal)
      if (stopping.signal.aborted) return await work.stop()
      current = work
      log.info({ service: name }, 'works again')
    } catch (error) {
      if (stopping.signal.aborted) return
      log.error({ service: name, err: error, againInMs: pauseMs }, 'could not be started')
    }
  }

  async function keepWorking(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (current) await watch(current)
      else await relaunch()
    }
  }

  const kept = keepWorking()
  return {
    current: () => current,
    async stop() {
      stopping.abort()
      await current?.stop()
      await kept
    },
  }
}
