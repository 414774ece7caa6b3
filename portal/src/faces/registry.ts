import type { Route } from '../router.ts'
import type { Face } from './face.ts'

// Views are found by their location: `<service>/view.ts`.
const modules = import.meta.glob<{ face: Face }>('./*/face.ts')

export function hasFace(service: string): boolean {
  return `./${service}/face.ts` in modules
}

export async function findFace(service: string): Promise<Face | undefined> {
  const load = modules[`./${service}/face.ts`]
  return load && (await load()).face
}

export async function findFaceRoutes(service: string): Promise<readonly Route[]> {
  return (await findFace(service))?.routes ?? []
}
