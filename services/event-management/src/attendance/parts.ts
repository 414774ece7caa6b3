import type { Context } from '../context.ts'
import type { Part } from '../part.ts'
import { attendanceRoutes } from '../routes/attendance.ts'
import { reportRoutes } from '../routes/reports.ts'
import { waitlistRoutes } from '../routes/waitlist.ts'
import { waitlistJobs } from './offer-tickets.ts'

/** What happens around the doors of an event, and ahead of them where all is taken. */
export function openAttendanceParts(context: Context): Part {
  return {
    routes: [attendanceRoutes(context), waitlistRoutes(context), reportRoutes(context)],
    jobs: waitlistJobs(context),
  }
}
