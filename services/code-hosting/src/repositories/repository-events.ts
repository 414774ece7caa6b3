import type { Transaction } from 'kysely'
import type { Activity } from '../context/activity.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'

export interface RepositoryNews {
  action: string
  repository: RepositoryRow
  actor: AccountRow
  changes?: object | ((addresses: Addresses) => object)
}

export async function emitRepositoryEvent(
  tx: Transaction<Tables>,
  activity: Activity,
  { action, repository, actor, changes }: RepositoryNews,
): Promise<void> {
  await activity.emit(tx, {
    event: 'repository',
    action,
    actor,
    repository,
    payload: (_tx, addresses) =>
      changes ? { changes: typeof changes === 'function' ? changes(addresses) : changes } : {},
  })
}

export async function emitRepositoryCreated(
  tx: Transaction<Tables>,
  activity: Activity,
  repository: RepositoryRow,
  actor: AccountRow,
): Promise<void> {
  const { default_branch: master_branch, description } = repository
  await activity.emit(tx, {
    event: 'repository',
    action: 'created',
    actor,
    repository,
    payload: () => ({}),
    feed: {
      type: 'CreateEvent',
      payload: () => ({
        ref: null,
        ref_type: 'repository',
        full_ref: null,
        master_branch,
        description,
        pusher_type: 'user',
      }),
    },
  })
}

/** One change may emit several events. */
export async function emitRepositoryChanges(
  tx: Transaction<Tables>,
  activity: Activity,
  before: RepositoryRow,
  after: RepositoryRow,
  actor: AccountRow,
): Promise<void> {
  const emit = (action: string, changes?: object) =>
    emitRepositoryEvent(tx, activity, { action, repository: after, actor, ...(changes ? { changes } : {}) })
  if (before.name !== after.name) await emit('renamed', { repository: { name: { from: before.name } } })
  if (before.is_archived !== after.is_archived) await emit(after.is_archived ? 'archived' : 'unarchived')
  const edited = (['description', 'homepage', 'default_branch'] as const).flatMap((name) =>
    before[name] === after[name] ? [] : [[name, { from: before[name] }] as const],
  )
  if (edited.length) await emit('edited', Object.fromEntries(edited))
  if (before.visibility === after.visibility) return
  await emit(after.visibility === 'public' ? 'publicized' : 'privatized')
  if (after.visibility !== 'public') return
  await activity.emit(tx, {
    event: 'public',
    actor,
    repository: after,
    payload: () => ({}),
    feed: { type: 'PublicEvent', payload: () => ({}) },
  })
}
