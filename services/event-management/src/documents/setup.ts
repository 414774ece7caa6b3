import type { Context, ServiceModule } from '../context.ts'
import { calendarRoutes } from './routes/calendars.ts'
import { ticketDocumentRoutes } from './routes/ticket-documents.ts'

export function setUpDocuments(context: Context): ServiceModule {
  return { routes: [calendarRoutes(context), ticketDocumentRoutes(context)] }
}
