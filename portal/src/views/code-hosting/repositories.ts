import type { Call } from '../../calls/call.ts'
import type { Account, Repository } from './records.ts'
import { hostingCall, readPages } from './service.ts'

/** Pages to load eagerly; anonymous callers have sixty requests an hour. */
const maxPages = { signedIn: 10, anybody: 2 }

export interface AllRepositories {
  repositories: readonly Repository[]
  /** True if there are more. */
  isCut: boolean
}

export function callsForAll(baseUrl: string, isSignedIn: boolean): readonly Call[] {
  const query = { per_page: '100' }
  return [
    hostingCall(baseUrl, '/repositories', { query }),
    ...(isSignedIn ? [hostingCall(baseUrl, '/user/repos', { query, needsToken: true })] : []),
  ]
}

/** Public repositories, and private ones of the signed-in user. */
export async function findAll(
  baseUrl: string,
  isSignedIn: boolean,
  signal: AbortSignal,
): Promise<AllRepositories> {
  const limit = isSignedIn ? maxPages.signedIn : maxPages.anybody
  const lists = await Promise.all(
    callsForAll(baseUrl, isSignedIn).map((call) => readPages<Repository>(call, signal, limit)),
  )
  const byId = new Map(lists.flatMap(({ items }) => items).map((one) => [one.id, one]))
  return { repositories: [...byId.values()], isCut: lists.some(({ isCut }) => isCut) }
}

export interface Owned {
  owner: Account
  repositories: readonly Repository[]
}

/** Filters by words in name, owner and description, grouped by owner. */
export function groupByOwner(repositories: readonly Repository[], text: string): readonly Owned[] {
  const fitting = repositories.filter((one) => fits(one, text))
  const groups = Map.groupBy(fitting, ({ owner }) => owner.login)
  return [...groups.values()]
    .flatMap((list) => {
      const [first] = list
      const byName = list.toSorted((a, b) => a.name.localeCompare(b.name))
      return first ? [{ owner: first.owner, repositories: byName }] : []
    })
    .sort((a, b) => a.owner.login.localeCompare(b.owner.login))
}

export function fits({ full_name, description, topics }: Repository, text: string): boolean {
  const words = `${full_name} ${description ?? ''} ${(topics ?? []).join(' ')}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
