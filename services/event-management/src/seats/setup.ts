import type { Context, Part } from '../context.ts'
import { seatMapRoutes } from './routes/seat-maps.ts'
import { seatRoutes } from './routes/seats.ts'

export function setUpSeats(context: Context): Part {
  return { routes: [seatMapRoutes(context), seatRoutes(context)] }
}
