import type { Context, Part } from '../context.ts'
import { calendarRoutes } from './routes/calendars.ts'
import { ticketDocumentRoutes } from './routes/ticket-documents.ts'

export function setUpDocuments(context: Context): Part {
  return { routes: [calendarRoutes(context), ticketDocumentRoutes(context)] }
}
