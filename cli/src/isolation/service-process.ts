import type { ChildProcess } from 'node:child_process'
import { SettingsError } from '@octavo/platform/config.ts'
import { PortTakenError } from '@octavo/platform/http/listen.ts'
import type { Reading } from '@octavo/platform/metrics.ts'
import { forkModule } from './fork-module.ts'
import { createHealthChecks } from './health-checks.ts'
import type { FromService, Listening, ToService } from './messages.ts'
import type { Worker } from './supervise.ts'

export interface ServiceProcess extends Worker {
  listening: Listening
  /** Rejects if the service is not healthy or does not respond in time. */
  check(): Promise<void>
}

export interface ServiceProcessOptions {
  start: ToService & { kind: 'start' }
  receiveMetrics(readings: readonly Reading[]): void
  /** Aborts a start that is no longer needed. */
  signal: AbortSignal
}

const startTimeoutMs = 120_000
const stopTimeoutMs = 9_000

export async function startServiceProcess(options: ServiceProcessOptions): Promise<ServiceProcess> {
  const { start, receiveMetrics, signal } = options
  const child = forkModule(new URL('./serve-one.ts', import.meta.url))
  const exit = waitForExit(child)
  const checks = createHealthChecks(start.name, (id) => send(child, { kind: 'check', id }))
  const { promise: ready, resolve, reject } = Promise.withResolvers<Listening>()
  child.on('message', (message) => {
    // Only serve-one.ts sends messages here.
    const received = message as FromService
    if (received.kind === 'metrics') receiveMetrics(received.readings)
    else if (received.kind === 'checked') checks.receive(received)
    else if (received.kind === 'listening') resolve(received)
    else reject(toError(received))
  })
  exit.then((how) => {
    reject(new Error(`${start.name} exited before it was ready: ${how}`))
    checks.close(new Error(`${start.name} has exited: ${how}`))
  })
  const timeout = AbortSignal.timeout(startTimeoutMs)
  const aborted = AbortSignal.any([signal, timeout])
  const onAbort = () => {
    const reason = timeout.aborted ? `was not ready within ${startTimeoutMs / 1000} s` : 'is no longer needed'
    reject(new Error(`${start.name} ${reason}`))
  }
  aborted.addEventListener('abort', onAbort)
  if (aborted.aborted) onAbort()
  send(child, start)
  try {
    const listening = await ready
    return { listening, exit, check: checks.check, stop: () => stop(child, exit) }
  } catch (error) {
    child.kill('SIGKILL')
    // The next process needs the port and the folder.
    await exit
    throw error
  } finally {
    aborted.removeEventListener('abort', onAbort)
  }
}

async function stop(child: ChildProcess, exit: Promise<string>): Promise<void> {
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  send(child, { kind: 'stop' })
  await exit
  clearTimeout(killTimer)
}

function send(child: ChildProcess, message: ToService): void {
  if (child.connected) child.send(message, () => {})
}

/** Resolves after the exit and the last message. */
function waitForExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      // Without a pid, the process could not be spawned. Other errors concern messages and signals.
      if (child.pid === undefined) resolve(error.message)
    })
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}

function toError({ message, takenPort, problems }: FromService & { kind: 'failed' }): Error {
  if (takenPort !== undefined) return new PortTakenError(takenPort)
  return problems ? new SettingsError(problems) : new Error(message)
}
