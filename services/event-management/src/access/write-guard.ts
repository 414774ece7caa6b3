import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '@octavo/platform/data/database.ts'
import { wrapWrites } from '@octavo/platform/data/wrap-writes.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { listSuspendedUsers } from './store.ts'

interface Guard {
  userId: number
  /** False after the response: the request may have started work that outlives it. */
  isActive: boolean
}

const guards = new AsyncLocalStorage<Guard | undefined>()

/** The database for all subjects: no transaction of a request commits after the account of its user was erased. */
export function guardWrites(db: Database<Tables>): Database<Tables> {
  return wrapWrites(db, guarded)

  function guarded<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): typeof work {
    const guard = guards.getStore()
    if (!guard?.isActive) return work
    const { userId } = guard
    return async (tx) => {
      if ((await listSuspendedUsers(tx, [userId], db.dialect)).has(userId)) throw problem('INVALID_AUTH')
      return work(tx)
    }
  }
}

/** For work that several requests share, which checks each of its users, and for the erasure itself. */
export function withoutWriteGuard<Result>(work: () => Promise<Result>): Promise<Result> {
  return guards.run(undefined, work)
}

/** Must be installed before the routes. */
export function installWriteGuard(app: App): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      // GET requests can write as well, such as those that create the first organization of a user.
      const user = request.routeOptions.config.access === 'open' ? null : request.caller.user
      if (!user) return handler.call(this, request, reply)
      const guard: Guard = { userId: user.id, isActive: true }
      try {
        return await guards.run(guard, async () => handler.call(this, request, reply))
      } finally {
        guard.isActive = false
      }
    }
  })
}
