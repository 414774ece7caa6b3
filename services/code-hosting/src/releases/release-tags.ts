import type { RepositoryRow } from '../database/repository-rows.ts'
import { unprocessable, validationFailed } from '../errors.ts'
import type { Commit, Git, GitRepository } from '../git/git.ts'
import { isTagName } from '../git/ref-names.ts'

/** The commit of a release, and whether its tag has to be created there. */
export interface ReleaseTarget {
  commit: Commit
  isNewTag: boolean
}

/** The target of a release that is being published. The tag wins over `target_commitish`. */
export async function getReleaseTarget(
  git: Git,
  { id }: Pick<RepositoryRow, 'id'>,
  { tag_name, target_commitish }: { tag_name: string; target_commitish: string },
): Promise<ReleaseTarget> {
  const store = git.repository(id)
  const tagged = await findTaggedCommit(store, tag_name)
  if (tagged) return { commit: tagged, isNewTag: false }
  const oid = await store.resolve(target_commitish)
  const commit = oid && (await store.findCommit(oid))
  if (commit) return { commit, isNewTag: true }
  if (await store.isEmpty()) throw unprocessable('Repository is empty.')
  throw invalidRelease({ code: 'invalid', field: 'target_commitish' })
}

export async function findTaggedCommit(store: GitRepository, tag: string): Promise<Commit | undefined> {
  if (!isTagName(tag)) return undefined
  const ref = await store.findRef(`refs/tags/${tag}`)
  return ref && store.findCommit(ref.peeled?.oid ?? ref.oid)
}

export function refuseTagName(tag: string): void {
  if (tag === '') throw invalidRelease({ code: 'missing_field', field: 'tag_name' })
  if (!isTagName(tag))
    throw invalidRelease({ code: 'custom', field: 'tag_name', message: 'tag_name is not well-formed' })
}

export function invalidRelease(error: Omit<Parameters<typeof validationFailed>[0] & object, 'resource'>) {
  return validationFailed({ resource: 'Release', ...error })
}
