import { isSignedIn } from '../house.ts'
import { getDemoUser } from './overview.ts'
import { useResource } from './resource.ts'

export interface Viewer {
  login: string
  token: string
}

const asked = new Map<string, Promise<Viewer>>()

/** Whoever is signed in to the portal is the demo user of a service; others are nobody to it. */
export async function getViewer(service: string): Promise<Viewer | undefined> {
  if (!isSignedIn.value) {
    asked.clear()
    return undefined
  }
  const asking =
    asked.get(service) ?? getDemoUser(service).then(({ user, token }) => ({ login: user, token }))
  asked.set(service, asking)
  try {
    return await asking
  } catch (error) {
    asked.delete(service)
    throw error
  }
}

export function useViewer(service: string): Viewer | undefined {
  const key = isSignedIn.value ? `viewer ${service}` : undefined
  const { value } = useResource(key, () => getViewer(service))
  return isSignedIn.value ? value : undefined
}
