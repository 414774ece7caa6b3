import type { Route } from '../router.ts'
import type { View } from './view.ts'

// Views are found by their location: `<service>/view.ts`.
const modules = import.meta.glob<{ view: View }>('./*/view.ts')

export function hasView(service: string): boolean {
  return `./${service}/view.ts` in modules
}

export async function loadView(service: string): Promise<View | undefined> {
  const load = modules[`./${service}/view.ts`]
  return load && (await load()).view
}

export async function findViewRoutes(service: string): Promise<readonly Route[]> {
  return (await loadView(service))?.routes ?? []
}
