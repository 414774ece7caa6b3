import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import type { Context } from './context.ts'
import { renderError } from './errors.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

export function setUp(_context: Context): ServiceSetup {
  const { routes, jobs, close } = combineSubjects([])
  return {
    renderError,
    jobs,
    close,
    routes: [installResponseHeaders, requireNeeds, ...routes],
  }
}
