import type { Problem } from '@octavo/platform/errors.ts'
import { findAccountVersion } from '../../accounts/store/account-version.ts'
import type { Hosting } from '../../context/hosting.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem } from '../../errors.ts'
import type { GitRepository } from '../../git/git.ts'

/** Why a word stands for no commit, in the words of one operation. */
interface Refusals {
  empty?: () => Problem
  unknown: () => Problem
}

/** The commit that a client's word stands for: a branch, a tag, or an id. */
export async function getCommitOid(
  git: GitRepository,
  revision: string,
  refusals: Refusals,
): Promise<string> {
  const oid = await git.resolve(revision)
  if (oid) return oid
  const { empty = () => problem('empty_repository'), unknown } = refusals
  throw (await git.isEmpty()) ? empty() : unknown()
}

export const noCommitFound = (revision: string) => () =>
  problem('unprocessable', { message: `No commit found for SHA: ${revision}` })

export const notFound = () => problem('not_found')

export function isFullOid(word: string | undefined): boolean {
  return word !== undefined && /^[0-9a-f]{40}$/i.test(word)
}

/** What an answer follows from that shows whose commits are, and what was said of them. */
export async function commitVersions(
  { db }: Pick<Hosting, 'db'>,
  row: RepositoryRow,
): Promise<(string | number)[]> {
  return [...versionsOf(row, undefined), await findAccountVersion(db.read)]
}

/**
 * What an answer about a revision follows from. What a full id stands for never changes, but for the addresses in
 * the answer; every other word may stand for something else after each push.
 */
export function versionsOf(
  { owner_login, name, git_version, default_branch }: RepositoryRow,
  revision: string | undefined,
): (string | number)[] {
  const fullName = `${owner_login}/${name}`
  return isFullOid(revision) ? [fullName] : [fullName, git_version, default_branch]
}
