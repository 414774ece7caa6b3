import { Worker } from 'node:worker_threads'
import { checkParameter } from './parameters.ts'
import type { Query } from './query.ts'

export interface LongReads {
  run<Row>(query: Query): Promise<Row[]>
  close(): Promise<void>
}

export interface LongReadRequest {
  id: number
  sql: string
  parameters: readonly unknown[]
}

export type LongReadResponse = { id: number; rows: unknown[] } | { id: number; failure: Failure }

interface Failure {
  message: string
  code: string | undefined
  errcode: number | undefined
}

interface Waiting {
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

/** Runs queries one at a time on a thread with its own read handle. An idle thread ends, because it takes memory. */
export function createLongReads(file: string, { idleMs = 10_000 } = {}): LongReads {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    const newWorker = new Worker(new URL('./long-read-worker.ts', import.meta.url), { workerData: file })
    newWorker.on('message', settle)
    newWorker.on('error', fail)
    newWorker.on('exit', () => {
      if (worker !== newWorker) return
      worker = undefined
      fail(threadEnded())
    })
    return newWorker
  }

  function stop(): Promise<unknown> | undefined {
    clearTimeout(idle)
    const oldWorker = worker
    worker = undefined
    return oldWorker?.terminate()
  }

  function settle(response: LongReadResponse): void {
    const query = waiting.get(response.id)
    waiting.delete(response.id)
    if (waiting.size === 0) {
      // An idle thread must not keep the process alive.
      worker?.unref()
      idle = setTimeout(stop, idleMs).unref()
    }
    if ('failure' in response) query?.reject(toError(response.failure))
    else query?.resolve(response.rows)
  }

  function fail(error: unknown): void {
    for (const query of waiting.values()) query.reject(error)
    waiting.clear()
  }

  return {
    run<Row>({ sql, parameters }: Query) {
      parameters.forEach(checkParameter)
      clearTimeout(idle)
      worker ??= start()
      worker.ref()
      const request: LongReadRequest = { id: ++lastId, sql, parameters }
      worker.postMessage(request)
      return new Promise<Row[]>((resolve, reject) => {
        // The caller declares the row type, as with every Kysely query.
        waiting.set(request.id, { resolve: (rows) => resolve(rows as Row[]), reject })
      })
    },
    async close() {
      await stop()
      fail(threadEnded())
    },
  }
}

const threadEnded = () => new Error('The thread for long reads has ended')

function toError({ message, ...codes }: Failure): Error {
  return Object.assign(new Error(message), codes)
}
