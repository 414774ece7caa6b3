import type { Transaction } from 'kysely'
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
  /** Takes a new id, to prevent session fixation. */
  startIn(tx: Transaction<AuthTables>, id: string, userId: number): Promise<void>
  find(id: string): Promise<User | undefined>
  end(id: string): Promise<void>
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

    async startIn(tx, id, userId) {
      const row = { id_hash: hashSecret(id), user_id: userId, expires_at_ms: clock.now() + lifetimeMs }
      await tx.insertInto('octavo_session').values(row).execute()
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
  }
}
