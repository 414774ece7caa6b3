import type { Hosting } from '../context/hosting.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { presentTime } from '../wire/times.ts'
import { writeTo } from './repository-writes.ts'
import { getRepositoryById } from './store/repositories.ts'
import { addStar, removeStar } from './store/stars.ts'

export interface Stars {
  /** Again is no error and no news. */
  add(actor: AccountRow, repositoryId: number): Promise<void>
  remove(actor: AccountRow, repositoryId: number): Promise<void>
}

export function createStars(hosting: Hosting): Stars {
  const { clock, activity } = hosting

  return {
    async add(actor, repositoryId) {
      const nowMs = clock.now()
      await writeTo(hosting, repositoryId, async (tx) => {
        if (!(await addStar(tx, { userId: actor.id, repositoryId }, nowMs))) return
        const repository = await getRepositoryById(tx, repositoryId)
        await activity.tell(tx, {
          event: 'star',
          action: 'created',
          actor,
          repository,
          payload: () => ({ starred_at: presentTime(nowMs) }),
        })
        // The older of the two names of the same thing, which the feeds know it by.
        await activity.tell(tx, {
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
      await writeTo(hosting, repositoryId, async (tx) => {
        if (!(await removeStar(tx, { userId: actor.id, repositoryId }))) return
        await activity.tell(tx, {
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
