import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { taxonomyRoutes } from './routes.ts'

export function setUpTaxonomy(context: Context): Subject {
  return { routes: [taxonomyRoutes(context)] }
}
