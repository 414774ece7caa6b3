import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import { drawTickets, type TicketDocument } from './ticket-sheet.ts'

serveTasks<TicketDocument>(async (sheet) => (await drawTickets(sheet)).toString('base64'))
