import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import type { TicketDocument } from './ticket-sheet.ts'

const maxMs = 30_000

const drawDetails = createTaskWorker<TicketDocument>(new URL('./ticket-sheet-worker.ts', import.meta.url), {
  maxMs,
})

/** Rendered in a worker thread, since many pages take a while. */
export async function makeTicketPdf(document: TicketDocument): Promise<Buffer> {
  return Buffer.from(await drawDetails(document), 'base64')
}
