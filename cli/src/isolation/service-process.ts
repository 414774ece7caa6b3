import { type ChildProcess, fork } from 'node:child_process'
import module from 'node:module'
import { SettingsError } from '@octavo/platform/config.ts'
import { PortTakenError } from '@octavo/platform/http/listen.ts'
import type { Reading } from '@octavo/platform/metrics.ts'
import { keepYoungMemorySmall } from '../young-memory.ts'
import { createChecks } from './checks.ts'
import type { FromService, Listening, ToService } from './messages.ts'
import type { Worker } from './supervise.ts'

/** A process that serves one service. */
export interface ServiceProcess extends Worker {
  listening: Listening
  /** Rejects when it is not well, or does not say so in time. */
  check(): Promise<void>
}

export interface ServiceProcessOptions {
  start: ToService & { kind: 'start' }
  hear(figures: readonly Reading[]): void
  /** Ends a start that nobody waits for any more. */
  signal: AbortSignal
}

const startWithinMs = 120_000
const stopWithinMs = 9_000

export async function startServiceProcess(options: ServiceProcessOptions): Promise<ServiceProcess> {
  const { start, hear, signal } = options
  const compiled = module.getCompileCacheDir()
  const child = fork(new URL('./serve-one.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, keepYoungMemorySmall],
    env: { ...process.env, ...(compiled ? { NODE_COMPILE_CACHE: compiled } : {}) },
  })
  const ended = endOf(child)
  const checks = createChecks(start.name, (id) => tell(child, { kind: 'check', id }))
  const { promise: ready, resolve, reject } = Promise.withResolvers<Listening>()
  child.on('message', (message) => {
    // Both ends are this program's.
    const told = message as FromService
    if (told.kind === 'figures') hear(told.figures)
    else if (told.kind === 'checked') checks.answer(told)
    else if (told.kind === 'listening') resolve(told)
    else reject(toError(told))
  })
  ended.then((how) => {
    reject(new Error(`${start.name} ended before it was ready: ${how}`))
    checks.giveUp(new Error(`${start.name} has ended: ${how}`))
  })
  const tooLate = AbortSignal.timeout(startWithinMs)
  const giveUp = AbortSignal.any([signal, tooLate])
  const onGiveUp = () => {
    const why = tooLate.aborted ? `was not ready within ${startWithinMs / 1000} s` : 'is not wanted any more'
    reject(new Error(`${start.name} ${why}`))
  }
  giveUp.addEventListener('abort', onGiveUp)
  if (giveUp.aborted) onGiveUp()
  tell(child, start)
  try {
    const listening = await ready
    return { listening, ended, check: checks.ask, stop: () => stop(child, ended) }
  } catch (error) {
    child.kill('SIGKILL')
    // The next one needs its port and its folder.
    await ended
    throw error
  } finally {
    giveUp.removeEventListener('abort', onGiveUp)
  }
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  const impatience = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
  tell(child, { kind: 'stop' })
  await ended
  clearTimeout(impatience)
}

/** To one that has just ended nothing needs to be told. */
function tell(child: ChildProcess, message: ToService): void {
  if (child.connected) child.send(message, () => {})
}

/** Resolves when it has ended and all that it told has been heard. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      // Others are about a message or a signal; this one never lived.
      if (child.pid === undefined) resolve(error.message)
    })
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}

function toError({ message, takenPort, problems }: FromService & { kind: 'failed' }): Error {
  if (takenPort !== undefined) return new PortTakenError(takenPort)
  return problems ? new SettingsError(problems) : new Error(message)
}
