import type { Context } from '../context.ts'
import { type FieldError, problem, validationFailed } from '../errors.ts'
import { findProfileById } from './store/accounts.ts'
import { deleteEmails, type EmailRow, insertEmail, listEmails, setEmailPublic } from './store/emails.ts'
import { changeProfile } from './store/profiles.ts'

const pattern = /^[^\s@<>()[\],;:"\\]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/i

const maxEmails = 100

/** This server sends no email, so addresses count as verified at once. */
export function createEmails({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    list: (userId: number): Promise<EmailRow[]> => listEmails(db.read, userId),

    async add(userId: number, requested: readonly string[]): Promise<EmailRow[]> {
      const addresses = [...new Set(requested.map((address) => address.trim().toLowerCase()))]
      const wrong = addresses.find((address) => !pattern.test(address))
      if (wrong !== undefined) throw invalidField('email is invalid')
      return db.write(async (tx) => {
        const before = await listEmails(tx, userId)
        if (before.length + addresses.length > maxEmails)
          throw invalidField(`An account can have at most ${maxEmails} email addresses`)
        const rows = addresses.map((address, at) => ({
          user_id: userId,
          address,
          is_primary: Number(before.length === 0 && at === 0),
          is_public: 0,
        }))
        for (const row of rows)
          if (!(await insertEmail(tx, row))) throw invalidField('email is already in use')
        return rows
      })
    },

    async remove(userId: number, requested: readonly string[]): Promise<void> {
      const addresses = requested.map((address) => address.toLowerCase())
      await db.write(async (tx) => {
        const own = await listEmails(tx, userId)
        const removed = own.filter(({ address }) => addresses.includes(address))
        if (removed.length === 0) throw problem('not_found')
        if (removed.some(({ is_primary }) => is_primary))
          throw invalidField('The primary email cannot be removed')
        await deleteEmails(tx, userId, addresses)
        const publicEmail = (await findProfileById(tx, userId))?.email
        if (publicEmail && addresses.includes(publicEmail))
          await changeProfile(tx, userId, { email: null }, clock.now())
      })
    },

    /** Applies to the primary address, which is then also shown in the profile. */
    async setPublic(userId: number, isPublic: boolean): Promise<EmailRow[]> {
      return db.write(async (tx) => {
        const [primary] = await listEmails(tx, userId)
        if (!primary) throw problem('not_found')
        await setEmailPublic(tx, userId, isPublic ? 1 : 0)
        await changeProfile(tx, userId, { email: isPublic ? primary.address : null }, clock.now())
        return listEmails(tx, userId)
      })
    },
  }
}

export type EmailsOfUsers = ReturnType<typeof createEmails>

export function isEmail(text: string): boolean {
  return pattern.test(text)
}

function invalidField(message: string) {
  const error: FieldError = { resource: 'UserEmail', field: 'email', code: 'custom', message }
  return validationFailed(error)
}
