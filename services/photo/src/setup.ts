import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import type { Context } from './context.ts'
import { renderError } from './errors.ts'
import { setUpImages } from './images/setup.ts'

export function setUp(context: Context): ServiceSetup {
  const images = setUpImages(context)
  const { routes, jobs, close } = combineSubjects([images])
  return { renderError, jobs, close, routes: [requireNeeds, ...routes] }
}
