import { AuthError } from '@octavo/platform/auth/errors.ts'
import type { CreatedApp } from '@octavo/platform/auth/oauth/apps.ts'
import { isRedirectUri } from '@octavo/platform/auth/oauth/redirects.ts'
import { newAccessKey } from '../access/secrets.ts'
import type { Context } from '../context.ts'
import { addCounts } from '../counts/store.ts'
import { invalid, problem } from '../errors.ts'
import { dayOf } from '../wire/times.ts'
import { countRegistrations, insertRegistration } from './store.ts'

export interface AppInput {
  name: string
  description: string
  redirectUris: readonly string[]
  /** A public app has no secret and signs users in with PKCE. */
  isPublic: boolean
}

const maxNameLength = 100
const maxDescriptionLength = 1000
const maxRedirectUris = 20

/** Registers an app of the user on the plan "demo". Its secret is returned once. */
export async function registerApp(
  { db, auth, ids, clock, config }: Context,
  { userId, parentId }: { userId: number; parentId: number | null },
  input: AppInput,
): Promise<CreatedApp> {
  const { name, description, redirectUris, isPublic } = input
  const issues = findIssues(input)
  if (issues.length > 0) throw invalid(issues)
  // Outside of the transaction, which may run twice.
  const clientId = newAccessKey(ids)
  const clientSecret = newAccessKey(ids)
  try {
    return await db.write(async (tx) => {
      const own = await countRegistrations(tx, 'user_id', userId)
      if (own >= config.maxAppsPerUser) throw tooMany(`A user can register ${config.maxAppsPerUser}`)
      const children = parentId === null ? 0 : await countRegistrations(tx, 'parent_id', parentId)
      if (parentId !== null && children >= config.maxChildApps)
        throw tooMany(`An application can register ${config.maxChildApps}`)
      const created = await auth.apps.createIn(tx, {
        name,
        redirectUris,
        isPublic,
        ownerId: userId,
        plan: 'demo',
        clientId,
        clientSecret,
      })
      const nowMs = clock.now()
      await insertRegistration(tx, { appId: created.app.id, userId, parentId, description, nowMs })
      const site = { subject_id: 0, day: dayOf(nowMs), count: 1 }
      await addCounts(tx, [
        { metric: 'site applications', ...site },
        ...(own === 0 ? [{ metric: 'site developers', ...site } as const] : []),
      ])
      return created
    })
  } catch (error) {
    throw error instanceof AuthError ? invalid([error.message]) : error
  }
}

function findIssues({ name, description, redirectUris }: AppInput): string[] {
  const issues: string[] = []
  if (name.trim() === '') issues.push("Name can't be blank")
  if (name.length > maxNameLength) issues.push(`Name is too long (maximum is ${maxNameLength} characters)`)
  if (description.length > maxDescriptionLength)
    issues.push(`Description is too long (maximum is ${maxDescriptionLength} characters)`)
  if (redirectUris.length > maxRedirectUris)
    issues.push(`Redirect URI has too many entries (maximum is ${maxRedirectUris})`)
  for (const uri of redirectUris)
    if (!isRedirectUri(uri)) issues.push(`Redirect URI is not an absolute address: ${uri}`)
  return issues
}

const tooMany = (limit: string) => problem('forbidden', { message: `${limit} applications.` })
