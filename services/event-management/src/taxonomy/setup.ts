import type { Context, Part } from '../context.ts'
import { taxonomyRoutes } from './routes.ts'

export function setUpTaxonomy(context: Context): Part {
  return { routes: [taxonomyRoutes(context)] }
}
