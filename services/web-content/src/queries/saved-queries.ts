import type { Caller } from '@octavo/platform/auth/auth.ts'
import { requireValid } from '@octavo/platform/auth/current-caller.ts'
import type { Transaction } from 'kysely'
import { isAdmin } from '../access/check-again.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { postWrites } from '../posts/posts.ts'
import { compileForPlan } from '../search/compile-query.ts'
import type { NewQuery, SavedQuery } from './saved-query.ts'
import {
  countQueries,
  deleteQuery,
  findQuery,
  insertQuery,
  listQueries,
  updateQuery,
} from './store/queries.ts'

/** Runs before a query is deleted, in the same transaction. */
export type BeforeRemove = (tx: Transaction<Tables>, query: SavedQuery) => Promise<void>

/** Changes exclude writes of posts, so that each post sees a query either before or after its change. */
export interface SavedQueries {
  list(caller: Caller, page: { afterId?: number | undefined; limit: number }): Promise<SavedQuery[]>
  /** Fails as if the query did not exist, unless the caller owns it or is an administrator. */
  get(caller: Caller, id: number): Promise<SavedQuery>
  /** The same in the transaction that changes the query, or what belongs to it. */
  getForChange(tx: Transaction<Tables>, caller: Caller, id: number): Promise<SavedQuery>
  create(caller: Caller, query: NewQuery): Promise<SavedQuery>
  change(caller: Caller, id: number, change: Partial<NewQuery>): Promise<SavedQuery>
  remove(caller: Caller, id: number): Promise<void>
  /** Later subjects add their hooks during set-up. */
  readonly beforeRemove: BeforeRemove[]
}

export function createSavedQueries(context: Context): SavedQueries {
  const { auth, db, config, clock, ids } = context
  const beforeRemove: BeforeRemove[] = []

  async function get(caller: Caller, id: number): Promise<SavedQuery> {
    const query = await findQuery(db.read, id)
    if (!query || !mayUse(caller, query)) throw problem('query_not_found')
    return query
  }

  async function getForChange(tx: Transaction<Tables>, caller: Caller, id: number): Promise<SavedQuery> {
    await requireValid(tx, auth, caller)
    const query = await findQuery(tx, id)
    const isAllowed = query && (query.userId === caller.user?.id || (await isAdmin(tx, caller)))
    if (!isAllowed) throw problem('query_not_found')
    return query
  }

  /** Throws for a query with errors, or with fields that the caller's plan lacks. */
  const check = (caller: Caller, q: string) => void compileForPlan(q, context.featuresOf(caller), clock)

  return {
    beforeRemove,
    get,
    getForChange,
    list: (caller, page) => listQueries(db.read, { ...page, userId: userIdOf(caller) }),

    async create(caller, { name, q }) {
      check(caller, q)
      const userId = userIdOf(caller)
      const { maxQueriesPerUser: max } = config
      const query = { name, q, userId, feedKey: ids.text(feedKeyLength), nowMs: clock.now() }
      return db.writeBatched(postWrites, async (tx) => {
        await requireValid(tx, auth, caller)
        if (max > 0 && (await countQueries(tx, userId)) >= max)
          throw problem('too_many', { message: `A user can have at most ${max} saved queries.` })
        return insertQuery(tx, query)
      })
    },

    async change(caller, id, change) {
      await get(caller, id)
      if (change.q !== undefined) check(caller, change.q)
      const values = { ...change, revision: ids.uuid(), nowMs: clock.now() }
      return db.writeBatched(postWrites, async (tx) => {
        await getForChange(tx, caller, id)
        const query = await updateQuery(tx, id, values)
        if (!query) throw problem('query_not_found')
        return query
      })
    },

    async remove(caller, id) {
      await get(caller, id)
      const isFound = await db.writeBatched(postWrites, async (tx) => {
        const query = await getForChange(tx, caller, id)
        for (const hook of beforeRemove) await hook(tx, query)
        return deleteQuery(tx, id, ids.uuid())
      })
      if (!isFound) throw problem('query_not_found')
    },
  }
}

/** 190 bits. */
const feedKeyLength = 32

function mayUse({ user }: Caller, query: SavedQuery): boolean {
  return user !== null && (user.id === query.userId || user.role === 'admin')
}

function userIdOf({ user }: Caller): number {
  if (!user) throw problem('key_missing')
  return user.id
}
