import { includes, type Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { validationFailed } from '../errors.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepositoryInNetwork } from '../repositories/store/networks.ts'

export interface PullBranch {
  repository: RepositoryRow
  branch: string
  oid: string
  /** The role of the viewer in the repository. */
  role: Role
}

export interface HeadQuery {
  /** `branch` or `owner:branch`. */
  head: string
  /** The name of the head repository, if its owner has several in the network. */
  headRepo?: string | undefined
}

export interface PullBranches {
  getBase(repository: RepositoryRow, role: Role, branch: string): Promise<PullBranch>
  /** Only branches of the same network, which the viewer can see. */
  getHead(viewer: Viewer, base: PullBranch, query: HeadQuery): Promise<PullBranch>
}

export function createPullBranches({ db, git }: Pick<Context, 'db' | 'git'>): PullBranches {
  const roleOf = createRoleFinder(db)

  async function findOid(repository: RepositoryRow, branch: string): Promise<string | undefined> {
    return (await git.repository(repository.id).findRef(`refs/heads/${branch}`))?.oid
  }

  return {
    async getBase(repository, role, branch) {
      const oid = await findOid(repository, branch)
      if (oid === undefined) throw invalidSide('base')
      return { repository, role, branch, oid }
    },

    async getHead(viewer, base, { head, headRepo }) {
      const colon = head.indexOf(':')
      const branch = head.slice(colon + 1)
      const owner = colon > 0 ? head.slice(0, colon) : base.repository.owner_login
      const name = headRepo?.split('/').at(-1)
      const isNamed = colon > 0 || name !== undefined
      const repository = isNamed
        ? await findRepositoryInNetwork(db.read, base.repository, { owner, name })
        : base.repository
      const role =
        repository?.id === base.repository.id ? base.role : repository && (await roleOf(viewer, repository))
      const oid = repository && role ? await findOid(repository, branch) : undefined
      if (!repository || !role || oid === undefined) throw invalidSide('head')
      // Opening a pull request shows the commits to all who can read the base.
      const exposes = repository.id !== base.repository.id && repository.visibility !== 'public'
      if (exposes && !includes(role, 'write')) throw invalidSide('head')
      return { repository, role, branch, oid }
    },
  }
}

function invalidSide(field: 'head' | 'base') {
  return validationFailed({ resource: 'PullRequest', field, code: 'invalid' })
}

/** Only those who can write to the head may let the maintainers of the base write to it. */
export function refusedModification() {
  return validationFailed({
    resource: 'PullRequest',
    field: 'fork_collab',
    code: 'custom',
    message: "Fork collab can't be granted by someone without permission",
  })
}

export function refusedPull(message: string) {
  return validationFailed({ resource: 'PullRequest', code: 'custom', message })
}
