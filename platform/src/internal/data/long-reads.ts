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

export type LongReadAnswer = { id: number; rows: unknown[] } | { id: number; failure: Failure }

interface Failure {
  message: string
  code: string | undefined
  errcode: number | undefined
}

interface Waiting {
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

/** Runs queries one at a time on a thread with its own read handle. */
export function createLongReads(file: string): LongReads {
  let worker: Worker | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = new Worker(new URL('./long-read-worker.ts', import.meta.url), { workerData: file })
    started.on('message', settle)
    started.on('error', fail)
    started.on('exit', () => {
      if (worker === started) worker = undefined
      fail(new Error('The thread for long reads has ended'))
    })
    return started
  }

  function settle(answer: LongReadAnswer): void {
    const query = waiting.get(answer.id)
    waiting.delete(answer.id)
    // An idle thread must not keep the process alive.
    if (waiting.size === 0) worker?.unref()
    if ('failure' in answer) query?.reject(toError(answer.failure))
    else query?.resolve(answer.rows)
  }

  function fail(error: unknown): void {
    for (const query of waiting.values()) query.reject(error)
    waiting.clear()
  }

  return {
    run<Row>({ sql, parameters }: Query) {
      parameters.forEach(checkParameter)
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
      await worker?.terminate()
    },
  }
}

function toError({ message, ...codes }: Failure): Error {
  return Object.assign(new Error(message), codes)
}
