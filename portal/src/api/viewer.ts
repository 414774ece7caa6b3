import { isSignedIn } from '../server.ts'
import { getDemoUser } from './overview.ts'
import { useResource } from './resource.ts'

export interface Viewer {
  login: string
  token: string
}

const viewers = new Map<string, Promise<Viewer>>()

/** The administrator acts as the demo user of a service; others are anonymous. */
export async function getViewer(service: string): Promise<Viewer | undefined> {
  if (!isSignedIn.value) {
    viewers.clear()
    return undefined
  }
  const pending =
    viewers.get(service) ?? getDemoUser(service).then(({ user, token }) => ({ login: user, token }))
  viewers.set(service, pending)
  try {
    return await pending
  } catch (error) {
    viewers.delete(service)
    throw error
  }
}

export function useViewer(service: string): Viewer | undefined {
  const key = isSignedIn.value ? `viewer ${service}` : undefined
  const { value } = useResource(key, () => getViewer(service))
  return isSignedIn.value ? value : undefined
}
