import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Routes } from '@octavo/platform/service.ts'

/** What one part of the service adds to it. */
export interface Part {
  routes: readonly Routes[]
  jobs?: JobHandlers
  close?(): Promise<void>
}
