import { toBit } from '@octavo/platform/data/columns.ts'
import type { Context } from '../context.ts'
import type { ProfileRow } from '../database/account-rows.ts'
import type { FieldError } from '../errors.ts'
import { problem, validationFailed } from '../errors.ts'
import { findProfileById } from './store/accounts.ts'
import { listEmails, setEmailPublic } from './store/emails.ts'
import { type AccountCounts, changeProfile, countOfAccount } from './store/profiles.ts'

export interface ProfileUpdate {
  name?: string | null
  email?: string | null
  bio?: string | null
  company?: string | null
  blog?: string | null
  location?: string | null
  twitter_username?: string | null
  hireable?: boolean | null
}

export interface FullProfile {
  row: ProfileRow
  counts: AccountCounts
}

const maxLengths: Partial<Record<keyof ProfileUpdate, number>> = { bio: 160 }
const maxTextLength = 255

export function createProfiles({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  async function get(id: number): Promise<FullProfile> {
    const row = await findProfileById(db.read, id)
    if (!row) throw problem('not_found')
    return { row, counts: await countOfAccount(db.read, id) }
  }

  return {
    get,

    async change(userId: number, { hireable, email, ...texts }: ProfileUpdate): Promise<FullProfile> {
      refuseLong(texts)
      await db.write(async (tx) => {
        if (email) {
          const own = (await listEmails(tx, userId)).find(({ address }) => address === email.toLowerCase())
          if (!own) throw invalidField('email', 'email must be one of your addresses')
          if (own.is_primary) await setEmailPublic(tx, userId, 1)
        }
        const change = {
          ...withoutBlanks(texts),
          ...(email !== undefined && { email: email ? email.toLowerCase() : null }),
          ...(hireable !== undefined && { hireable: hireable === null ? null : toBit(hireable) }),
        }
        await changeProfile(tx, userId, change, clock.now())
      })
      return get(userId)
    },
  }
}

export type Profiles = ReturnType<typeof createProfiles>

export function refuseLong(texts: Record<string, string | null | undefined>): void {
  for (const [field, text] of Object.entries(texts)) {
    const most = maxLengths[field as keyof ProfileUpdate] ?? maxTextLength
    if ((text ?? '').length > most)
      throw invalidField(field, `${field} is too long (maximum is ${most} characters)`)
  }
}

/** Empty strings clear a field. */
export function withoutBlanks<Texts extends object>(texts: Texts): Texts {
  const pairs = Object.entries(texts).map(([field, text]) => [field, text === '' ? null : text])
  return Object.fromEntries(pairs)
}

function invalidField(field: string, message: string) {
  const error: FieldError = { resource: 'User', field, code: 'custom', message }
  return validationFailed(error)
}
