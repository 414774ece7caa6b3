import type { User } from '../../../auth/auth.ts'
import { hashSecret } from '../../../auth/secrets.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../data/database.ts'
import type { Ids } from '../../../ids.ts'
import type { AuthTables } from '../tables.ts'
import type { Users } from '../users.ts'

/** Browser sessions of the service's pages. Only a hash of the id is stored. */
export interface Sessions {
  /** Returns an id without a signed-in user. */
  newId(): string
  /** Always creates a new id, to prevent session fixation. */
  start(userId: number): Promise<string>
  find(id: string): Promise<User | undefined>
  end(id: string): Promise<void>
  /** Ends all sessions of a user, such as after a password change. */
  endAll(userId: number): Promise<void>
}

const lifetimeMs = 14 * 24 * 60 * 60 * 1000
const idBytes = 32

export function createSessions(options: {
  db: Database<AuthTables>
  clock: Clock
  ids: Ids
  users: Users
}): Sessions {
  const { db, clock, ids, users } = options
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
