import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem, unprocessable } from '../../errors.ts'
import { writeTo } from '../../repositories/repository-writes.ts'
import type { GitAccess } from '../pushes/git-access.ts'
import { countLocks, deleteLock, findLock, insertLock, type LfsLockRow, listLocks } from './store/locks.ts'

const maxLocks = 10_000
/** An index of PostgreSQL takes no longer values. */
const maxPathBytes = 2_048

export function createLfsLocks(context: Pick<Context, 'clock' | 'db'>) {
  const { clock } = context
  return {
    /** Returns the lock that the path has already, if there is one. */
    lock: (
      { row, viewer, authorize }: GitAccess,
      path: string,
    ): Promise<{ lock: LfsLockRow; isNew: boolean }> => {
      if (Buffer.byteLength(path) > maxPathBytes) throw unprocessable('The path is too long.')
      return writeTo(context, row.id, async (tx) => {
        await authorize(tx)
        const [present] = await listLocks(tx, row.id, { path, afterId: 0, limit: 1 })
        if (present) return { lock: present, isNew: false }
        if ((await countLocks(tx, row.id)) >= maxLocks)
          throw unprocessable(`A repository can have at most ${maxLocks} locks.`)
        const lock = await insertLock(tx, {
          repository_id: row.id,
          path,
          owner_id: accountOf(viewer).id,
          locked_at_ms: clock.now(),
        })
        return { lock, isNew: true }
      })
    },

    /** Removing the lock of another user has to be forced. */
    unlock: ({ row, viewer, authorize }: GitAccess, id: number, isForced: boolean): Promise<LfsLockRow> =>
      writeTo(context, row.id, async (tx) => {
        await authorize(tx)
        const lock = await findLock(tx, row.id, id)
        if (!lock) throw problem('not_found')
        if (lock.owner_id !== accountOf(viewer).id && !isForced)
          throw problem('forbidden', {
            message: 'The lock belongs to another user. Use --force to remove it.',
          })
        await deleteLock(tx, id)
        return lock
      }),
  }
}

export type LfsLocks = ReturnType<typeof createLfsLocks>
