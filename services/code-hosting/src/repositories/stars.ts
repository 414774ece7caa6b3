import { currentViewer } from '../access/write-guard.ts'
import { refuseBlocked } from '../accounts/blocked-users.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { problem } from '../errors.ts'
import { presentTime } from '../wire/times.ts'
import { createAccessFinder } from './repository-roles.ts'
import { writeTo } from './repository-writes.ts'
import { getRepositoryById } from './store/repositories.ts'
import { addStar, removeStar } from './store/stars.ts'

export const starring = {
  permission: 'starring',
  level: 'write',
  user: true,
  scopes: ['public_repo', 'repo'],
} as const

export interface Stars {
  /** Starring twice is not an error and emits no second event. */
  add(actor: AccountRow, repositoryId: number): Promise<void>
  remove(actor: AccountRow, repositoryId: number): Promise<void>
}

export function createStars(context: Context): Stars {
  const { clock, activity } = context

  return {
    async add(actor, repositoryId) {
      const nowMs = clock.now()
      await writeTo(context, repositoryId, async (tx) => {
        const starred = await getRepositoryById(tx, repositoryId)
        await refuseBlocked(tx, starred, actor)
        const viewer = currentViewer()
        // It may have become private since the request began.
        if (viewer && !(await createAccessFinder({ read: tx })(viewer, starred))) throw problem('not_found')
        if (!(await addStar(tx, { userId: actor.id, repositoryId }, nowMs))) return
        const repository = await getRepositoryById(tx, repositoryId)
        await activity.emit(tx, {
          event: 'star',
          action: 'created',
          actor,
          repository,
          payload: () => ({ starred_at: presentTime(nowMs) }),
        })
        // Feeds show stars as `WatchEvent`.
        await activity.emit(tx, {
          event: 'watch',
          action: 'started',
          actor,
          repository,
          payload: () => ({}),
          feed: { type: 'WatchEvent', payload: () => ({ action: 'started' }) },
        })
      })
    },
    async remove(actor, repositoryId) {
      await writeTo(context, repositoryId, async (tx) => {
        if (!(await removeStar(tx, { userId: actor.id, repositoryId }))) return
        await activity.emit(tx, {
          event: 'star',
          action: 'deleted',
          actor,
          repository: await getRepositoryById(tx, repositoryId),
          payload: () => ({ starred_at: null }),
        })
      })
    },
  }
}
