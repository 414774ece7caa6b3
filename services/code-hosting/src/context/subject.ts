import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Routes } from '@octavo/platform/service.ts'

/** What a subject adds to the service. */
export interface Subject {
  routes: Routes[]
  jobs?: JobHandlers
}
