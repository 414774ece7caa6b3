import type { Part } from '../context.ts'
import { systemRoutes } from './routes.ts'

export function setUpGeography(): Part {
  return { routes: [systemRoutes] }
}
