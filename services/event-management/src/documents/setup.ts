import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { calendarRoutes } from './routes/calendars.ts'
import { ticketDocumentRoutes } from './routes/ticket-documents.ts'

export function setUpDocuments(context: Context): Subject {
  return { routes: [calendarRoutes(context), ticketDocumentRoutes(context)] }
}
