import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Sales } from '../orders/sales.ts'
import { waitlistJobs } from './offer-tickets.ts'
import { checkInRoutes } from './routes/check-ins.ts'
import { reportRoutes } from './routes/reports.ts'
import { scanningRoutes } from './routes/scanning.ts'
import { seatMoveRoutes } from './routes/seat-moves.ts'
import { transferRoutes } from './routes/transfers.ts'
import { waitlistRoutes } from './routes/waitlist.ts'

export function setUpAttendance(context: Context, sales: Sales): Subject {
  return {
    routes: [
      checkInRoutes(context),
      scanningRoutes(context),
      transferRoutes(context),
      waitlistRoutes(context, sales),
      reportRoutes(context),
      seatMoveRoutes(context),
    ],
    jobs: waitlistJobs(sales),
  }
}
