import type { User } from '../../../auth/auth.ts'
import { hashSecret } from '../../../auth/secrets.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../data/database.ts'
import type { Ids } from '../../../ids.ts'
import type { AuthTables } from '../tables.ts'
import type { Users } from '../users.ts'

/** Who is signed in to the service's own pages. The id is known to the browser alone. */
export interface Sessions {
  /** An id that stands for nobody yet. */
  newId(): string
  /** Always with a new id, so that one that somebody else put into the browser is worth nothing. */
  start(userId: number): Promise<string>
  find(id: string): Promise<User | undefined>
  end(id: string): Promise<void>
  /** Signs somebody out everywhere, as when their password changes. */
  endAll(userId: number): Promise<void>
}

const lifetimeMs = 14 * 24 * 60 * 60 * 1000
const idBytes = 32

export function createSessions(given: {
  db: Database<AuthTables>
  clock: Clock
  ids: Ids
  users: Users
}): Sessions {
  const { db, clock, ids, users } = given
  const newId = () => ids.bytes(idBytes).toString('base64url')
  return {
    newId,

    async start(userId) {
      const id = newId()
      const row = { id_hash: hashSecret(id), user_id: userId, expires_at_ms: clock.now() + lifetimeMs }
      await db.run(db.read.insertInto('octavo_session').values(row))
      return id
    },

    async find(id) {
      const row = await db.read
        .selectFrom('octavo_session')
        .select(['user_id', 'expires_at_ms'])
        .where('id_hash', '=', hashSecret(id))
        .executeTakeFirst()
      if (!row || row.expires_at_ms <= clock.now()) return undefined
      const user = await users.findById(row.user_id)
      return user?.suspendedAtMs === null ? user : undefined
    },

    async end(id) {
      await db.run(db.read.deleteFrom('octavo_session').where('id_hash', '=', hashSecret(id)))
    },

    async endAll(userId) {
      await db.run(db.read.deleteFrom('octavo_session').where('user_id', '=', userId))
    },
  }
}
