import { workAside } from '@octavo/platform/aside.ts'
import { drawTickets, type TicketDocument } from './ticket-sheet.ts'

workAside<TicketDocument>(async (asked) => (await drawTickets(asked)).toString('base64'))
