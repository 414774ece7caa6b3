import { createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { TicketDocument } from './ticket-sheet.ts'

const maxMs = 30_000

const drawDetails = createTaskWorker<TicketDocument>(new URL('./ticket-sheet-worker.ts', import.meta.url), {
  maxMs,
})

/** Clients take turns, because a thousand tickets take seconds. */
const turns = createFairSemaphore({ maxConcurrent: 1, maxWaiting: 100, maxWaitingPerClient: 10 })

/** Rendered in a worker thread, since many pages take a while. */
export async function makeTicketPdf(document: TicketDocument, client: string): Promise<Buffer> {
  const release = await turns.acquire(client)
  if (!release) throw platformProblem('overloaded', { retryAfterMs: 10_000 })
  const pdf = await drawDetails(document).finally(release)
  return Buffer.from(pdf, 'base64')
}
