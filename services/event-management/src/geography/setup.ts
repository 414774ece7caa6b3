import type { ServiceModule } from '../context.ts'
import { systemRoutes } from './routes.ts'

export function setUpGeography(): ServiceModule {
  return { routes: [systemRoutes] }
}
