import type { Hosting } from '../../context/hosting.ts'
import type { Pushes } from '../../context/pushes.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem } from '../../errors.ts'
import type { GitRepository, Ref, RefChange } from '../../git/git.ts'
import { isKeepableRef } from '../../git/ref-names.ts'
import { orProblem } from './git-problems.ts'

interface Wanted {
  repository: RepositoryRow
  actor: AccountRow
  /** The full name, such as `refs/heads/main`. */
  name: string
}

export interface GitRefs {
  create(wanted: Wanted & { oid: string }): Promise<Ref>
  update(wanted: Wanted & { oid: string; isForced: boolean }): Promise<Ref>
  remove(wanted: Wanted): Promise<void>
}

export function createGitRefs(
  { git }: Pick<Hosting, 'git'>,
  { recordRefChanges }: Pick<Pushes, 'recordRefChanges'>,
): GitRefs {
  return {
    async create({ repository, actor, name, oid }) {
      const store = git.repository(repository.id)
      if (await store.isEmpty()) throw problem('empty_repository')
      requireName(name)
      const ref = await refTo(store, name, oid)
      if (await store.findRef(name)) throw refused('Reference already exists')
      const outcome = await move(repository, actor, { ref: name, from: null, to: ref.oid })
      if (outcome === 'done') return ref
      throw refused((await store.findRef(name)) ? 'Reference already exists' : collides(name))
    },

    async update({ repository, actor, name, oid, isForced }) {
      const store = git.repository(repository.id)
      if (await store.isEmpty()) throw problem('empty_repository')
      const standing = await store.findRef(name)
      if (!standing) throw refused('Reference does not exist')
      const ref = await refTo(store, name, oid)
      if (!isForced && !(await isForward(store, standing, ref))) throw refused('Update is not a fast forward')
      if (standing.oid === ref.oid) return ref
      const outcome = await move(repository, actor, { ref: name, from: standing.oid, to: ref.oid })
      if (outcome === 'done') return ref
      throw (await store.findRef(name))
        ? problem('conflict', { message: `${name} was changed concurrently.` })
        : refused('Reference does not exist')
    },

    async remove({ repository, actor, name }) {
      const store = git.repository(repository.id)
      const standing = await store.findRef(name)
      if (!standing) throw refused('Reference does not exist')
      if (name === `refs/heads/${repository.default_branch}`)
        throw refused('Cannot delete the default branch')
      const outcome = await move(repository, actor, { ref: name, from: standing.oid, to: null })
      if (outcome === 'stale') throw refused('Reference does not exist')
    },
  }

  async function move(repository: RepositoryRow, actor: AccountRow, change: RefChange) {
    return orProblem(recordRefChanges({ repository, actor, changes: [change] }), {
      missing: () => refused('Object does not exist'),
    })
  }
}

/** Some are the server's own. */
function requireName(name: string): void {
  if (!/^refs\/[^/]+\/./.test(name))
    throw refused("Reference name must start with 'refs' and contain at least two slashes.")
  if (!isKeepableRef(name)) throw refused(`${name} is not a valid ref name.`)
  if (/^refs\/(?:pull|octavo)\//.test(name)) throw refused(`${name} is a reserved ref and cannot be changed.`)
}

/** The ref as it will be, once it is known that what it shall stand for is there. Branches stand for commits. */
async function refTo(store: GitRepository, name: string, wanted: string): Promise<Ref> {
  const oid = wanted.toLowerCase()
  const type = /^[0-9a-f]{40}$/.test(oid) ? await store.findType(oid) : undefined
  if (!type) throw refused('Object does not exist')
  if (name.startsWith('refs/heads/') && type !== 'commit') throw refused('Object is not a commit')
  return { name, oid, type }
}

async function isForward(store: GitRepository, from: Ref, to: Ref): Promise<boolean> {
  if (from.oid === to.oid) return true
  return from.type === 'commit' && to.type === 'commit' && store.isAncestor(from.oid, to.oid)
}

function collides(name: string): string {
  return `${name} conflicts with an existing reference: one name is a path prefix of the other.`
}

function refused(message: string) {
  return problem('unprocessable', { message })
}
