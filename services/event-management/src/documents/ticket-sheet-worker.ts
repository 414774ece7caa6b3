import { workAside } from '@octavo/platform/aside.ts'
import { drawTickets, type TicketDocument } from './ticket-sheet.ts'

workAside<TicketDocument>(async (query) => (await drawTickets(query)).toString('base64'))
