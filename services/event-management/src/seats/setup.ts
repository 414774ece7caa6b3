import type { Context } from '../context.ts'
import type { Part } from '../part.ts'
import { seatMapRoutes } from './routes/seat-maps.ts'
import { seatRoutes } from './routes/seats.ts'

export function openSeatParts(context: Context): Part {
  return { routes: [seatMapRoutes(context), seatRoutes(context)] }
}
