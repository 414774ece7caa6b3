import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { chunk } from '@octavo/platform/data/chunks.ts'
import type { Kysely } from 'kysely'
import { findAccountsByLogin } from '../accounts/store/accounts.ts'
import { readOwners } from '../code/files/codeowners.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { GitRepository } from '../git/git.ts'
import { GitError } from '../git/git-error.ts'
import { StepsExceeded } from '../rules/linear-regex.ts'
import { type CompiledPattern, compilePattern, findLastMatch } from './owner-patterns.ts'
import { filterWriters } from './reviewers.ts'
import { listReviewTeams } from './store/review-teams.ts'

/** Authors of patterns and paths decide how many steps their comparison takes. */
const maxSteps = 200_000_000
/** Databases limit the parameters of a statement. */
const maxNames = 500

/** The owners of some files, of whom one has to approve. Only users and teams that can write are owners. */
export interface OwnerGroup {
  users: readonly number[]
  teams: readonly number[]
}

/**
 * The distinct groups of owners of the changed paths, as the base branch of the pull request declares them. Owners of
 * both names of a renamed file have to approve. Returns null if there are too many paths and patterns to compare, and
 * undefined if the paths cannot be read now.
 */
export async function readOwnerGroups(
  { git, db }: Pick<Context, 'git' | 'db'>,
  repository: RepositoryRow,
  { base_oid, head_oid }: { base_oid: string; head_oid: string },
): Promise<OwnerGroup[] | null | undefined> {
  const store = git.repository(repository.id)
  const patterns: CompiledPattern[] = []
  for (const { pattern, owners } of (await readOwners(store, base_oid)) ?? []) {
    const compiled = compilePattern({ pattern, owners: owners.map(({ text }) => text) })
    if (compiled) patterns.push(compiled)
    await yieldIfBusy()
  }
  if (patterns.length === 0) return []
  const paths = await listPaths(store, base_oid, head_oid)
  if (!paths) return paths
  const matching = await findMatching(patterns, paths)
  if (!matching) return null
  const groups = new Map([...matching].map(({ owners }) => [owners.join(' '), owners]))
  return resolveOwners(db.read, repository, [...groups.values()])
}

/** The last matching pattern of each path. Returns undefined if that takes too many steps. */
async function findMatching(
  patterns: readonly CompiledPattern[],
  paths: readonly string[],
): Promise<Set<CompiledPattern> | undefined> {
  const budget = { steps: maxSteps }
  const matching = new Set<CompiledPattern>()
  try {
    for (const path of paths) {
      const pattern = await findLastMatch(patterns, path, budget)
      if (pattern) matching.add(pattern)
    }
  } catch (error) {
    if (error instanceof StepsExceeded) return undefined
    throw error
  }
  return matching
}

async function listPaths(store: GitRepository, baseOid: string, headOid: string) {
  try {
    const { mergeBase } = await store.compare(baseOid, headOid)
    return await store.listChangedPaths(mergeBase ?? baseOid, headOid)
  } catch (error) {
    if (error instanceof GitError && error.kind === 'too-large') return null
    if (error instanceof GitError && ['missing', 'timeout'].includes(error.kind)) return undefined
    throw error
  }
}

async function resolveOwners(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  groups: readonly (readonly string[])[],
): Promise<OwnerGroup[]> {
  const names = [...new Set(groups.flat())]
  const logins = names.flatMap((name) => /^@([\w-]+)$/.exec(name)?.[1] ?? [])
  const users = new Map<string, number>()
  for (const part of chunk(logins, maxNames)) {
    const accounts = await findAccountsByLogin(db, part)
    const ids = accounts.map(({ id }) => id)
    const writers = await filterWriters(db, repository, ids)
    for (const { id, login } of accounts) if (writers.has(id)) users.set(`@${login}`.toLowerCase(), id)
  }
  const owner = repository.owner_login.toLowerCase()
  const slugs = names.flatMap((name) => {
    const [, organization = '', slug = ''] = /^@([\w-]+)\/([\w-]+)$/.exec(name) ?? []
    return organization.toLowerCase() === owner ? [slug] : []
  })
  const teams = new Map<string, number>()
  for (const part of chunk(slugs, maxNames))
    for (const { id, slug } of await listReviewTeams(db, repository, { slugs: part, writes: true }))
      teams.set(`@${owner}/${slug}`.toLowerCase(), id)
  const resolved = groups.map((group) => ({
    users: group.flatMap((name) => users.get(name.toLowerCase()) ?? []),
    teams: group.flatMap((name) => teams.get(name.toLowerCase()) ?? []),
  }))
  return resolved.filter((group) => group.users.length + group.teams.length > 0)
}
