import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import { drawTickets, type TicketDocument } from './ticket-sheet.ts'

serveTasks<TicketDocument>(async (asked) => (await drawTickets(asked)).toString('base64'))
