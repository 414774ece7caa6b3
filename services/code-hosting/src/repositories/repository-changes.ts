import { decodeJson, encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import type { Transaction } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import { publishStep } from '../context/push-steps.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { deletePrivateForks, followLostAccess } from './lost-forks.ts'
import { emitRepositoryChanges, emitRepositoryEvent } from './repository-events.ts'
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
  detachForks,
  moveRepository,
  type RepositoryChange,
} from './store/repository-changes.ts'

export interface RepositoryUpdate extends RepositoryFeatures {
  name?: string
  default_branch?: string
  archived?: boolean
}

export interface RepositoryChanges {
  /** `require` throws unless this may still be done, in the transaction. */
  change(
    repository: RepositoryRow,
    viewer: Viewer,
    update: RepositoryUpdate,
    require?: (tx: Transaction<Tables>) => Promise<void>,
  ): Promise<RepositoryRow>
  /** `require` throws unless this may still be done, in the transaction. */
  remove(
    repository: RepositoryRow,
    actor: AccountRow,
    require?: (tx: Transaction<Tables>) => Promise<void>,
  ): Promise<void>
  setTopics(repository: RepositoryRow, actor: AccountRow, names: readonly string[]): Promise<string[]>
}

export function createRepositoryChanges(context: Context): RepositoryChanges {
  const { db, clock, git, pushes, activity } = context

  return {
    async change(repository, viewer, update, require) {
      const actor = accountOf(viewer)
      if (repository.is_archived && update.archived !== false) throw problem('archived')
      const name = update.name === undefined ? repository.name : repositoryName(update.name)
      const { visibility } = columnsOf(repository, update)
      if (visibility !== undefined && !viewer.hasScope('repo')) throw problem('not_found')
      const head = await newHead(repository, update.default_branch)
      const apply = async (tx: Transaction<Tables>) => {
        await require?.(tx)
        const before = await getRepositoryById(tx, repository.id)
        // Computed again, because another request may have changed other settings.
        const change = columnsOf(before, update)
        if (name !== before.name) await moveRepository(tx, before, { ownerId: before.owner_id, name })
        const { visibility = before.visibility } = change
        if (visibility !== before.visibility) await followVisibility(tx, before, visibility, actor)
        await changeRepository(tx, before.id, { ...change, updated_at_ms: clock.now() })
        // Set here again, so that the event contains the change.
        if (head !== undefined) await changeRepository(tx, before.id, { default_branch: head })
        await emitRepositoryChanges(tx, activity, before, await getRepositoryById(tx, before.id), actor)
      }
      await (head === undefined
        ? writeTo(context, repository.id, apply)
        : pushes.recordRefChanges({ repository, actor, changes: [], head, inTransaction: apply })
      ).catch((error: unknown) => {
        throw isUniqueViolation(error) ? nameTaken() : error
      })
      return getRepositoryById(db.read, repository.id)
    },
    remove: (repository, actor, require) =>
      pushes.locks.run(repository.id, async () => {
        await writeTo(context, repository.id, async (tx) => {
          await require?.(tx)
          // Only the webhooks of its organization report the deletion.
          await activity.removeWebhooks(tx, repository)
          await emitRepositoryEvent(tx, activity, { action: 'deleted', repository, actor })
          if (repository.visibility !== 'public') await deletePrivateForks(context, tx, actor, repository.id)
          await deleteRepository(tx, repository)
        })
        publishStep('row deleted')
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
      await writeTo(context, repository.id, async (tx) => {
        const before = await getRepositoryById(tx, repository.id)
        await changeRepository(tx, before.id, { topics: encodeJson(topics), updated_at_ms: clock.now() })
        await emitRepositoryEvent(tx, activity, {
          action: 'edited',
          repository: await getRepositoryById(tx, before.id),
          actor,
          changes: { topics: { from: decodeJson<string[]>(before.topics) } },
        })
      })
      return topics
    },
  }

  /** Private forks stay in the network of a repository that stays closed, so they end with the access to it. */
  async function followVisibility(
    tx: Transaction<Tables>,
    { id, visibility: before }: RepositoryRow,
    after: RepositoryRow['visibility'],
    actor: AccountRow,
  ): Promise<void> {
    if (before === 'public' || after === 'public') await detachForks(tx, id)
    else await followLostAccess(context, tx, actor, { repositoryId: id })
  }

  async function newHead(repository: RepositoryRow, branch: string | undefined): Promise<string | undefined> {
    if (branch === undefined || branch === repository.default_branch) return undefined
    const ref = await git.repository(repository.id).findRef(`refs/heads/${branch}`)
    if (ref) return branch
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

function columnsOf(repository: RepositoryRow, update: RepositoryUpdate): RepositoryChange {
  const visibility = visibilityOf(update)
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
  const settings = pickSettings(update)
  const before = decodeJson<object>(repository.settings)
  return {
    ...(update.description === undefined ? {} : { description: describedAs(update.description) }),
    ...(update.homepage === undefined ? {} : { homepage: homepageOf(update.homepage) }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(update.has_issues === undefined ? {} : { has_issues: toBit(update.has_issues) }),
    ...(update.is_template === undefined ? {} : { is_template: toBit(update.is_template) }),
    ...(update.archived === undefined ? {} : { is_archived: toBit(update.archived) }),
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
