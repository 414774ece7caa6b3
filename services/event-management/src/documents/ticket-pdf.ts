import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import type { TicketDocument } from './ticket-sheet.ts'

const maxMs = 30_000

const drawAside = createTaskWorker<TicketDocument>(new URL('./ticket-sheet-worker.ts', import.meta.url), {
  maxMs,
})

/** Setting many pages takes a while: it is done beside whatever else is served. */
export async function makeTicketPdf(document: TicketDocument): Promise<Buffer> {
  return Buffer.from(await drawAside(document), 'base64')
}
