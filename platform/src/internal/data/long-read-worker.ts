import { parentPort, workerData } from 'node:worker_threads'
import type { LongReadRequest, LongReadResponse } from './long-reads.ts'
import { runQuery } from './sqlite-driver.ts'
import { openReadHandle } from './sqlite-handle.ts'

const handle = openReadHandle(workerData)

parentPort?.on('message', (request: LongReadRequest) => {
  parentPort?.postMessage(runLongRead(request))
})

function runLongRead(request: LongReadRequest): LongReadResponse {
  try {
    return { id: request.id, rows: runQuery(handle, request).rows }
  } catch (error) {
    // Structured cloning keeps only the message of an error, so the codes are sent separately.
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
    return { id: request.id, failure: { message, code, errcode } }
  }
}
