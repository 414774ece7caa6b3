import { type ChildProcess, fork } from 'node:child_process'
import module from 'node:module'
import { SettingsError } from '@octavo/platform/config.ts'
import { PortTakenError } from '@octavo/platform/http/listen.ts'
import type { Reading } from '@octavo/platform/metrics.ts'
import type { FromService, Listening, ToService } from './messages.ts'
import type { Worker } from './supervise.ts'

/** A process that serves one service. */
export interface ServiceProcess extends Worker {
  listening: Listening
  /** Rejects when it is not well, or does not say so in time. */
  check(): Promise<void>
}

const startWithinMs = 120_000
const checkWithinMs = 2_000
const stopWithinMs = 9_000

export async function startServiceProcess(
  start: ToService & { kind: 'start' },
  hear: (figures: readonly Reading[]) => void,
): Promise<ServiceProcess> {
  const compiled = module.getCompileCacheDir()
  const child = fork(new URL('./serve-one.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...(compiled ? { NODE_COMPILE_CACHE: compiled } : {}) },
  })
  const ended = endOf(child)
  // Both ends are this program's.
  const onMessage = (heard: (message: FromService) => void) =>
    child.on('message', (message) => heard(message as FromService))
  onMessage((message) => {
    if (message.kind === 'figures') hear(message.figures)
  })
  const { promise: ready, resolve, reject } = Promise.withResolvers<Listening>()
  onMessage((message) => {
    if (message.kind === 'listening') resolve(message)
    else if (message.kind === 'failed') reject(toError(message))
  })
  ended.then((how) => reject(new Error(`${start.name} ended before it was ready: ${how}`)))
  const impatience = setTimeout(() => {
    reject(new Error(`${start.name} was not ready within ${startWithinMs / 1000} s`))
  }, startWithinMs)
  tell(child, start)
  const listening = await ready
    .catch((error) => {
      child.kill('SIGKILL')
      throw error
    })
    .finally(() => clearTimeout(impatience))

  let lastCheck = 0
  return {
    listening,
    ended,
    check() {
      const id = ++lastCheck
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const answer = (message: unknown) => {
        const { kind, id: answered, isWell } = Object(message)
        if (kind === 'checked' && answered === id)
          isWell ? resolve() : reject(new Error(`${start.name} is not well`))
      }
      child.on('message', answer)
      const timer = setTimeout(() => reject(new Error(`${start.name} does not answer`)), checkWithinMs)
      tell(child, { kind: 'check', id })
      return promise.finally(() => {
        clearTimeout(timer)
        child.off('message', answer)
      })
    },
    async stop() {
      const impatience = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
      tell(child, { kind: 'stop' })
      await ended
      clearTimeout(impatience)
    },
  }
}

/** To one that has just ended nothing needs to be told. */
function tell(child: ChildProcess, message: ToService): void {
  if (child.connected) child.send(message, () => {})
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}

function toError({ message, takenPort, problems }: FromService & { kind: 'failed' }): Error {
  if (takenPort !== undefined) return new PortTakenError(takenPort)
  return problems ? new SettingsError(problems) : new Error(message)
}
