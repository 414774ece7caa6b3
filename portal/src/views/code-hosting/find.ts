import { isSignedIn } from '../../server.ts'
import type { Finding } from '../view.ts'
import { repositoryHref } from './hrefs.ts'
import { type AllRepositories, findAll, fits } from './repositories.ts'

const maxFindings = 6
const freshMs = 60_000

let cached: { key: string; atMs: number; all: Promise<AllRepositories> } | undefined

/** Repositories for the palette. The list is loaded once, not per keystroke. */
export async function findRepositories(
  text: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const key = `${isSignedIn.value} ${baseUrl}`
  if (cached?.key !== key || Date.now() - cached.atMs > freshMs) {
    const all = findAll(baseUrl, isSignedIn.value, AbortSignal.timeout(freshMs))
    cached = { key, atMs: Date.now(), all }
    all.catch(() => {
      cached = undefined
    })
  }
  const { repositories } = await cached.all
  if (signal.aborted) return []
  return repositories
    .filter((one) => fits(one, text))
    .slice(0, maxFindings)
    .map(({ full_name, description, owner, name }) => ({
      title: full_name,
      ...(description ? { detail: description } : {}),
      href: repositoryHref({ owner: owner.login, repo: name }),
    }))
}
