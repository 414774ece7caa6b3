import { parentPort } from 'node:worker_threads'
import { type EntryRow, rowOf } from './entry-rows.ts'
import { pack } from './pack.ts'
import type { PackingMessage } from './pack-in-worker.ts'
import { rowsOf } from './segment.ts'

const rows: EntryRow[] = []

parentPort?.on('message', (message: PackingMessage) => {
  if (message === 'end') {
    const buffer = pack(rows)
    parentPort?.postMessage(buffer, [buffer])
  } else if ('entries' in message) {
    for (const entry of message.entries) rows.push(rowOf(entry))
  } else {
    for (const row of rowsOf(message.part)) rows.push(row)
  }
})
