import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { seatMapRoutes } from './routes/seat-maps.ts'
import { seatRoutes } from './routes/seats.ts'

export function setUpSeats(context: Context): Subject {
  return { routes: [seatMapRoutes(context), seatRoutes(context)] }
}
