import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { type FieldError, problem, validationFailed } from '../errors.ts'
import type { Page } from '../wire/links.ts'
import { readPublicKey } from './public-keys.ts'
import {
  deleteUserKey,
  findUserKey,
  insertUserKey,
  isKeyInUse,
  type KeyKind,
  listUserKeys,
  type UserKeyRow,
} from './store/user-keys.ts'

/** SSH keys of users, for authentication and for signing. */
export function createUserKeys({ db, clock, audit }: Pick<Context, 'db' | 'clock' | 'audit'>) {
  return {
    list: (userId: number, kind: KeyKind, page: Page) => listUserKeys(db.read, userId, kind, page),

    async get(userId: number, kind: KeyKind, id: number): Promise<UserKeyRow> {
      const row = await findUserKey(db.read, userId, kind, id)
      if (!row) throw problem('not_found')
      return row
    },

    async add(
      user: AccountRow,
      kind: KeyKind,
      { title, key }: { title?: string; key: string },
    ): Promise<UserKeyRow> {
      const read = readPublicKey(key)
      if (!read) throw invalidField('key is invalid. You must supply a key in OpenSSH public key format')
      const row = await db.write(async (tx) => {
        if (kind === 'authentication' && (await isKeyInUse(tx, read.text))) return undefined
        const created = await insertUserKey(tx, {
          user_id: user.id,
          kind,
          title: title?.trim() || read.comment || 'SSH key',
          key: read.text,
          created_at_ms: clock.now(),
        })
        if (created)
          await audit.record(tx, {
            action: 'public_key.create',
            actor: user,
            user,
            data: { key_id: created.id, title: created.title, kind },
          })
        return created
      })
      if (!row) throw invalidField('key is already in use')
      return row
    },

    async remove(user: AccountRow, kind: KeyKind, id: number): Promise<void> {
      await db.write(async (tx) => {
        if (!(await deleteUserKey(tx, user.id, kind, id))) throw problem('not_found')
        await audit.record(tx, {
          action: 'public_key.delete',
          actor: user,
          user,
          data: { key_id: id, kind },
        })
      })
    },
  }
}

export type UserKeys = ReturnType<typeof createUserKeys>

function invalidField(message: string) {
  const error: FieldError = { resource: 'PublicKey', field: 'key', code: 'custom', message }
  return validationFailed(error)
}
