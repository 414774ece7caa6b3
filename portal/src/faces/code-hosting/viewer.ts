import { getDemoUser } from '../../api/house.ts'
import { useResource } from '../../api/resource.ts'
import { isSignedIn } from '../../house.ts'

export interface Viewer {
  login: string
  token: string
}

let asked: Promise<Viewer> | undefined

/** Whoever is signed in to the portal is the demo user of the service; others are nobody to it. */
export async function getViewer(): Promise<Viewer | undefined> {
  if (!isSignedIn.value) {
    asked = undefined
    return undefined
  }
  asked ??= getDemoUser('code-hosting').then(({ user, token }) => ({ login: user, token }))
  try {
    return await asked
  } catch (error) {
    asked = undefined
    throw error
  }
}

export function useViewer(): Viewer | undefined {
  const { value } = useResource(isSignedIn.value ? 'hosting viewer' : undefined, getViewer)
  return isSignedIn.value ? value : undefined
}
