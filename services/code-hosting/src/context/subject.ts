import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Routes } from '@octavo/platform/service.ts'

/** The contributions of a subject to the service. */
export interface Subject {
  routes: Routes[]
  jobs?: JobHandlers
}
