import { decodeJson, encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import type { Transaction } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import type { Hosting } from '../context/hosting.ts'
import { reached } from '../context/push-steps.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import {
  describedAs,
  homepageOf,
  pickSettings,
  type RepositoryFeatures,
  requireOwnerOf,
  visibilityOf,
} from './repository-features.ts'
import { nameTaken, repositoryName } from './repository-names.ts'
import { writeTo } from './repository-writes.ts'
import { getRepositoryById } from './store/repositories.ts'
import {
  changeRepository,
  deleteRepository,
  leaveNetwork,
  moveRepository,
  type RepositoryChange,
} from './store/repository-changes.ts'
import { tellChanges, tellRepository } from './tell-repository.ts'

export interface WantedChange extends RepositoryFeatures {
  name?: string
  default_branch?: string
  archived?: boolean
}

export interface RepositoryChanges {
  change(repository: RepositoryRow, viewer: Viewer, wanted: WantedChange): Promise<RepositoryRow>
  remove(repository: RepositoryRow, actor: AccountRow): Promise<void>
  setTopics(repository: RepositoryRow, actor: AccountRow, names: readonly string[]): Promise<string[]>
}

export function createRepositoryChanges(hosting: Hosting): RepositoryChanges {
  const { db, clock, git, pushes, activity } = hosting

  return {
    async change(repository, viewer, wanted) {
      const actor = accountOf(viewer)
      if (repository.is_archived && wanted.archived !== false) throw problem('archived')
      const name = wanted.name === undefined ? repository.name : repositoryName(wanted.name)
      const change = columnsOf(repository, wanted)
      if (change.visibility !== undefined && !viewer.hasScope('repo')) throw problem('not_found')
      const head = await newHead(repository, wanted.default_branch)
      const apply = async (tx: Transaction<Tables>) => {
        const before = await getRepositoryById(tx, repository.id)
        if (name !== before.name) await moveRepository(tx, before, { ownerId: before.owner_id, name })
        if (change.visibility !== undefined && change.visibility !== before.visibility)
          await leaveNetwork(tx, before.id)
        await changeRepository(tx, before.id, { ...change, updated_at_ms: clock.now() })
        // It is set with the rest of what git is told, but belongs to what is told of this change.
        if (head !== undefined) await changeRepository(tx, before.id, { default_branch: head })
        await tellChanges(tx, activity, before, await getRepositoryById(tx, before.id), actor)
      }
      await (head === undefined
        ? writeTo(hosting, repository.id, apply)
        : pushes.recordRefChanges({ repository, actor, changes: [], head, alongside: apply })
      ).catch((error: unknown) => {
        throw isUniqueViolation(error) ? nameTaken() : error
      })
      return getRepositoryById(db.read, repository.id)
    },
    remove: (repository, actor) =>
      pushes.turns.run(repository.id, async () => {
        await writeTo(hosting, repository.id, async (tx) => {
          // Only the webhooks of its organization report the deletion.
          await activity.removeWebhooks(tx, repository)
          await tellRepository(tx, activity, { action: 'deleted', repository, actor })
          await deleteRepository(tx, repository)
        })
        reached('row deleted')
        await git.remove(repository.id)
      }),
    async setTopics(repository, actor, names) {
      const topics = [...new Set(names.map(topicOf))]
      if (topics.length > maxTopics)
        throw validationFailed({
          resource: 'Repository',
          code: 'custom',
          field: 'topics',
          message: `A repository cannot have more than ${maxTopics} topics.`,
        })
      await writeTo(hosting, repository.id, async (tx) => {
        const before = await getRepositoryById(tx, repository.id)
        await changeRepository(tx, before.id, { topics: encodeJson(topics), updated_at_ms: clock.now() })
        await tellRepository(tx, activity, {
          action: 'edited',
          repository: await getRepositoryById(tx, before.id),
          actor,
          changes: { topics: { from: decodeJson<string[]>(before.topics) } },
        })
      })
      return topics
    },
  }

  async function newHead(repository: RepositoryRow, branch: string | undefined): Promise<string | undefined> {
    if (branch === undefined || branch === repository.default_branch) return undefined
    const found = await git.repository(repository.id).findRef(`refs/heads/${branch}`)
    if (found) return branch
    throw problem('validation_failed', {
      data: {
        errors: [
          {
            resource: 'Repository',
            code: 'invalid',
            field: 'default_branch',
            message: `The branch ${branch} was not found. Please push that ref first or create it via the Git Data API.`,
          },
        ],
      },
    })
  }
}

function columnsOf(repository: RepositoryRow, wanted: WantedChange): RepositoryChange {
  const visibility = visibilityOf(wanted)
  if (visibility !== undefined && visibility !== repository.visibility) {
    requireOwnerOf(visibility, repository.owner_role)
    if (repository.parent_id !== null)
      throw validationFailed({
        resource: 'Repository',
        code: 'custom',
        field: 'visibility',
        message: 'The visibility of a fork cannot be changed.',
      })
  }
  const settings = pickSettings(wanted)
  const before = decodeJson<object>(repository.settings)
  return {
    ...(wanted.description === undefined ? {} : { description: describedAs(wanted.description) }),
    ...(wanted.homepage === undefined ? {} : { homepage: homepageOf(wanted.homepage) }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(wanted.has_issues === undefined ? {} : { has_issues: toBit(wanted.has_issues) }),
    ...(wanted.is_template === undefined ? {} : { is_template: toBit(wanted.is_template) }),
    ...(wanted.archived === undefined ? {} : { is_archived: toBit(wanted.archived) }),
    ...(Object.keys(settings).length ? { settings: encodeJson({ ...before, ...settings }) } : {}),
  }
}

const maxTopics = 20

function topicOf(name: string): string {
  const topic = name.toLowerCase()
  if (/^[a-z0-9][a-z0-9-]{0,49}$/.test(topic)) return topic
  throw validationFailed({
    resource: 'Repository',
    code: 'custom',
    field: 'topics',
    message:
      'Topics must start with a lowercase letter or number, consist of 50 characters or less, and can include hyphens.',
  })
}
