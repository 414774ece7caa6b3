import { type ChildProcess, fork } from 'node:child_process'
import { createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { EngineEvent } from '../engine/engine.ts'
import { problem } from '../errors.ts'
import type { FromModel, LocalRequest, ToModel } from './messages.ts'

export interface LocalModel {
  /** Requests of one client wait at most for a share of the queue. */
  run(client: string, request: Omit<LocalRequest, 'id'>, signal: AbortSignal): AsyncIterable<EngineEvent>
  close(): Promise<void>
}

interface Running {
  process: ChildProcess
  ready: Promise<void>
}

const firstPauseMs = 1_000
const maxPauseMs = 60_000

/** Serves one model file from a child process, which starts with the first request and again after it crashed. */
export function createLocalModel(name: string, path: string, threads: number, log: Logger): LocalModel {
  const slots = createFairSemaphore({ maxConcurrent: 1, maxWaiting: 32, maxWaitingPerClient: 8 })
  let running: Running | undefined
  let isClosed = false
  let pauseMs = firstPauseMs
  let pausedUntilMs = 0
  let lastFailure = ''
  let nextId = 1

  function failed(reason: string) {
    return problem('upstream_error', { message: `The model "local/${name}" is not available: ${reason}.` })
  }

  function start(): Running {
    if (isClosed) throw failed('the server stops')
    if (performance.now() < pausedUntilMs) throw failed(lastFailure)
    const child = fork(new URL('./model-process.ts', import.meta.url), [path, String(threads)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    })
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    ready.catch(() => {})
    child.on('message', (message: FromModel) => {
      if ('broken' in message) {
        lastFailure = message.broken
        reject(failed(message.broken))
      } else if ('ready' in message) {
        pauseMs = firstPauseMs
        resolve()
      }
    })
    const end = (reason: string) => {
      if (running?.process !== child) return
      running = undefined
      lastFailure ||= reason
      log.error({ model: name, reason: lastFailure }, 'a local model ended')
      pausedUntilMs = performance.now() + pauseMs
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      reject(failed(lastFailure))
    }
    child.once('exit', (code, killedBy) => end(`its process ended with ${killedBy ?? code}`))
    // A process that could not be started never exits.
    child.on('error', (error) => {
      end(error.message)
      child.kill('SIGKILL')
    })
    lastFailure = ''
    return { process: child, ready }
  }

  return {
    async *run(client, request, signal) {
      const release = await slots.acquire(client, signal)
      if (!release) throw problem('server_is_overloaded', { retryAfterMs: 1_000 })
      try {
        running ??= start()
        const current = running
        await current.ready
        yield* receive(current.process, { ...request, id: nextId++ }, signal, failed)
      } finally {
        release()
      }
    },
    async close() {
      isClosed = true
      const ending = running?.process
      running = undefined
      if (!ending || ending.exitCode !== null) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.kill('SIGKILL')
      await ended
    },
  }
}

async function* receive(
  child: ChildProcess,
  request: LocalRequest,
  signal: AbortSignal,
  failed: (reason: string) => Error,
): AsyncGenerator<EngineEvent> {
  let pending: FromModel[] = []
  let isGone = false
  let wake = Promise.withResolvers<void>()
  const onMessage = (message: FromModel) => {
    if (!('id' in message) || message.id !== request.id) return
    pending.push(message)
    wake.resolve()
  }
  const onExit = () => {
    isGone = true
    wake.resolve()
  }
  const send = (message: ToModel) => child.connected && child.send(message)
  const abort = () => send({ abort: request.id })
  child.on('message', onMessage)
  child.once('exit', onExit)
  signal.addEventListener('abort', abort, { once: true })
  let isEnded = false
  try {
    signal.throwIfAborted()
    send({ run: request })
    while (!isEnded) {
      await wake.promise
      wake = Promise.withResolvers()
      const messages = pending
      pending = []
      for (const message of messages) {
        if ('text' in message) yield { type: 'text', text: message.text }
        else if ('error' in message) throw failed(message.error)
        else if ('end' in message) {
          isEnded = true
          const { reason, promptTokens, completionTokens } = message.end
          yield { type: 'usage', usage: { promptTokens, completionTokens, source: 'counted' } }
          yield { type: 'stop', reason }
        }
      }
      if (isGone && !isEnded) throw failed('its process ended')
    }
  } finally {
    child.off('message', onMessage)
    child.off('exit', onExit)
    signal.removeEventListener('abort', abort)
    // The process works on one request at a time, and the next one waits for its end.
    if (!isEnded && !isGone) abort()
  }
}
