import type { Pushes, RefChanges } from '../../context/pushes.ts'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem, unprocessable } from '../../errors.ts'
import type { GitRepository, Ref, RefChange } from '../../git/git.ts'
import { isStorableRef } from '../../git/ref-names.ts'
import { mapGitErrors } from './map-git-errors.ts'

type Hooks = Pick<RefChanges, 'authorize' | 'inTransaction'>

interface RefRequest extends Hooks {
  repository: RepositoryRow
  actor: AccountRow
  /** The full name, such as `refs/heads/main`. */
  name: string
}

export interface GitRefs {
  create(request: RefRequest & { oid: string }): Promise<Ref>
  update(request: RefRequest & { oid: string; isForced: boolean }): Promise<Ref>
  remove(request: RefRequest): Promise<void>
}

export function createGitRefs(
  { git }: Pick<Context, 'git'>,
  { recordRefChanges }: Pick<Pushes, 'recordRefChanges'>,
): GitRefs {
  return {
    async create({ repository, actor, name, oid, ...hooks }) {
      const store = git.repository(repository.id)
      if (await store.isEmpty()) throw problem('empty_repository')
      requireName(name)
      const ref = await refTo(store, name, oid)
      if (await store.findRef(name)) throw unprocessable('Reference already exists')
      const outcome = await move(repository, actor, { ref: name, from: null, to: ref.oid }, hooks)
      if (outcome === 'done') return ref
      throw unprocessable((await store.findRef(name)) ? 'Reference already exists' : collides(name))
    },

    async update({ repository, actor, name, oid, isForced, ...hooks }) {
      const store = git.repository(repository.id)
      if (await store.isEmpty()) throw problem('empty_repository')
      refuseReserved(name)
      const current = await store.findRef(name)
      if (!current) throw unprocessable('Reference does not exist')
      const ref = await refTo(store, name, oid)
      if (!isForced && !(await isForward(store, current, ref)))
        throw unprocessable('Update is not a fast forward')
      if (current.oid === ref.oid) return ref
      const outcome = await move(repository, actor, { ref: name, from: current.oid, to: ref.oid }, hooks)
      if (outcome === 'done') return ref
      throw (await store.findRef(name))
        ? problem('conflict', { message: `${name} was changed concurrently.` })
        : unprocessable('Reference does not exist')
    },

    async remove({ repository, actor, name, ...hooks }) {
      const store = git.repository(repository.id)
      refuseReserved(name)
      const current = await store.findRef(name)
      if (!current) throw unprocessable('Reference does not exist')
      if (name === `refs/heads/${repository.default_branch}`)
        throw unprocessable('Cannot delete the default branch')
      const outcome = await move(repository, actor, { ref: name, from: current.oid, to: null }, hooks)
      if (outcome === 'stale') throw unprocessable('Reference does not exist')
    },
  }

  async function move(repository: RepositoryRow, actor: AccountRow, change: RefChange, hooks: Hooks) {
    return mapGitErrors(recordRefChanges({ repository, actor, changes: [change], ...hooks }), {
      missing: () => unprocessable('Object does not exist'),
    })
  }
}

/** Also refuses the server's internal refs. */
function requireName(name: string): void {
  if (!/^refs\/[^/]+\/./.test(name))
    throw unprocessable("Reference name must start with 'refs' and contain at least two slashes.")
  if (!isStorableRef(name)) throw unprocessable(`${name} is not a valid ref name.`)
  // Such a branch could not be told from a commit.
  if (/^refs\/(?:heads|tags)\/[0-9a-f]{40}$/i.test(name))
    throw unprocessable(`${name} is not a valid ref name: names of 40 hexadecimal digits are not allowed.`)
  refuseReserved(name)
}

function refuseReserved(name: string): void {
  if (/^refs\/(?:pull|octavo)\//.test(name))
    throw unprocessable(`${name} is a reserved ref and cannot be changed.`)
}

/** The new ref, after checking that its object exists. Branches need a commit. */
async function refTo(store: GitRepository, name: string, request: string): Promise<Ref> {
  const oid = request.toLowerCase()
  const type = /^[0-9a-f]{40}$/.test(oid) ? await store.findType(oid) : undefined
  if (!type) throw unprocessable('Object does not exist')
  if (name.startsWith('refs/heads/') && type !== 'commit') throw unprocessable('Object is not a commit')
  return { name, oid, type }
}

async function isForward(store: GitRepository, from: Ref, to: Ref): Promise<boolean> {
  if (from.oid === to.oid) return true
  return from.type === 'commit' && to.type === 'commit' && store.isAncestor(from.oid, to.oid)
}

function collides(name: string): string {
  return `${name} conflicts with an existing reference: one name is a path prefix of the other.`
}
