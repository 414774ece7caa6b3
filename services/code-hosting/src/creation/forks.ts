import { Problem } from '@octavo/platform/errors.ts'
import type { Kysely, Transaction } from 'kysely'
import { refuseBlocked } from '../accounts/blocked-users.ts'
import { readOrganizationSettings } from '../accounts/organization-settings.ts'
import { findProfileById } from '../accounts/store/accounts.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import { shareObjects } from '../code/lfs/store/objects.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import type { RefChange } from '../git/git.ts'
import { createDefaultLabels } from '../issues/labels.ts'
import { presentFullRepository } from '../repositories/present/full-repository.ts'
import { emitRepositoryEvent } from '../repositories/repository-events.ts'
import { repositoryName } from '../repositories/repository-names.ts'
import { createOwnerCheck } from '../repositories/repository-owners.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { readSettings } from '../repositories/repository-settings.ts'
import { isNameTaken, type NewRepositoryRow } from '../repositories/store/new-repositories.ts'
import { getRepositoryById } from '../repositories/store/repositories.ts'
import { addForks } from '../repositories/store/repository-changes.ts'
import { provisionRepository } from './provision-repository.ts'
import { findForkOf } from './store.ts'

export interface ForkOptions {
  owner: AccountRow
  actor: AccountRow
  name?: string | undefined
  defaultBranchOnly: boolean
}

export interface Forks {
  /** Returns the existing fork if the owner has one in this network. */
  create(parent: RepositoryRow, options: ForkOptions): Promise<RepositoryRow>
}

export function createForks(context: Context): Forks {
  const { db, git, clock } = context
  const requireMayOwn = createOwnerCheck(db)
  const findRole = createRoleFinder(db)

  return {
    async create(parent, { owner, actor, name: requestedName, defaultBranchOnly }) {
      await requireForkable(db.read, parent, owner)
      await requireContent(parent)
      const visibility = parent.visibility === 'public' ? 'public' : 'private'
      await requireMayOwn(actor, owner, visibility)
      const existing = await findVisibleFork(parent, owner, actor)
      if (existing) return existing
      const name =
        requestedName === undefined ? await freeName(owner, parent.name) : repositoryName(requestedName)
      const founded = provisionRepository(context, {
        row: forkRow(parent, { owner, name, visibility, nowMs: clock.now() }),
        actor,
        owner,
        origin: parent,
        emitsPush: false,
        async createFolder(id) {
          // A private fork gets only reachable objects: unreachable ones may contain what was removed on
          // purpose.
          await git.fork(parent.id, id, { onlyReachable: visibility !== 'public' })
          return refsOf(id, defaultBranchOnly ? `refs/heads/${parent.default_branch}` : undefined)
        },
        async inTransaction(tx, fork) {
          await refuseBlocked(tx, parent, actor)
          await requireForkable(tx, await getRepositoryById(tx, parent.id), owner)
          // Another request may have forked it while this one copied.
          if (await findForkOf(tx, parent, owner.id, { exceptId: fork.id })) throw forkedBefore()
          await createDefaultLabels(tx, fork)
          await shareObjects(tx, parent.id, fork.id)
          await addForks(tx, parent.id, 1)
          await emitForked(tx, parent, fork, actor)
        },
      })
      return founded.catch(async (error: unknown) => {
        // Concurrent requests all get the fork of the winner. The others fail because it exists, or by its name.
        const isLost = error instanceof Problem && error.code === 'validation_failed'
        const winner = isLost ? await findVisibleFork(parent, owner, actor) : undefined
        if (!winner) throw error
        return winner
      })
    },
  }

  /** Throws if the owner has a fork that the actor cannot see. */
  async function findVisibleFork(parent: RepositoryRow, owner: AccountRow, actor: AccountRow) {
    const fork = await findForkOf(db.read, parent, owner.id)
    if (fork && !(await findRole(viewerOfAccount(actor), fork))) throw forkedBefore()
    return fork
  }

  async function requireContent(parent: RepositoryRow): Promise<void> {
    if (!(await git.repository(parent.id).isEmpty())) return
    throw problem('forbidden', {
      message: 'The repository exists, but it contains no Git content. Empty repositories cannot be forked.',
    })
  }

  async function freeName(owner: AccountRow, name: string): Promise<string> {
    for (let number = 0; ; number++) {
      const candidate = number === 0 ? name : `${name}-${number}`
      if (!(await isNameTaken(db.read, owner.id, candidate))) return candidate
    }
  }

  async function refsOf(id: number, only: string | undefined): Promise<RefChange[]> {
    const repository = git.repository(id)
    const refs = await repository.listRefs()
    const others = only === undefined ? [] : refs.filter(({ name }) => name !== only)
    await repository.updateRefs(others.map(({ name, oid }) => ({ ref: name, from: oid, to: null })))
    return (await repository.listRefs()).map(({ name, oid }) => ({ ref: name, from: null, to: oid }))
  }

  async function emitForked(
    tx: Transaction<Tables>,
    { id }: RepositoryRow,
    { id: forkId }: RepositoryRow,
    actor: AccountRow,
  ): Promise<void> {
    const { activity } = context
    const parent = await getRepositoryById(tx, id)
    const fork = await getRepositoryById(tx, forkId)
    await activity.emit(tx, {
      event: 'fork',
      actor,
      repository: parent,
      payload: (_tx, addresses) => ({
        forkee: {
          ...presentFullRepository(fork, addresses, undefined),
          public: fork.visibility === 'public',
        },
      }),
      feed: { type: 'ForkEvent' },
    })
    await emitRepositoryEvent(tx, activity, { action: 'created', repository: fork, actor })
  }
}

async function requireForkable(
  read: Kysely<Tables>,
  parent: RepositoryRow,
  owner: AccountRow,
): Promise<void> {
  if (parent.owner_id === owner.id)
    throw validationFailed({
      resource: 'Repository',
      code: 'custom',
      field: 'owner',
      message: 'A repository cannot be forked to the account that owns it.',
    })
  if (parent.visibility === 'public') return
  const organization =
    parent.owner_role === 'organization' ? await findProfileById(read, parent.owner_id) : undefined
  const isOpen = !organization || readOrganizationSettings(organization).members_can_fork_private_repositories
  if (!isOpen || !readSettings(parent).allow_forking)
    throw problem('forbidden', { message: 'Forking is disabled for this repository.' })
}

function forkedBefore() {
  return validationFailed({
    resource: 'Repository',
    code: 'custom',
    field: 'name',
    message: 'The account has a fork of this network already.',
  })
}

interface ForkTraits {
  owner: AccountRow
  name: string
  visibility: RepositoryRow['visibility']
  nowMs: number
}

function forkRow(parent: RepositoryRow, { owner, name, visibility, nowMs }: ForkTraits): NewRepositoryRow {
  return {
    owner_id: owner.id,
    name,
    description: parent.description,
    homepage: parent.homepage,
    visibility,
    parent_id: parent.id,
    source_id: parent.source_id ?? parent.id,
    template_id: null,
    default_branch: parent.default_branch,
    language: parent.language,
    license: parent.license,
    // Issues belong to the parent unless the owner enables them.
    has_issues: 0,
    size_kb: parent.size_kb,
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
    pushed_at_ms: parent.pushed_at_ms,
  }
}
