import type { Kysely, Transaction } from 'kysely'
import { requireUser } from '../access/permissions.ts'
import { shareOrganization } from '../access/store.ts'
import type { Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import { readId } from '../wire/ids.ts'
import { findUser, type ProfileRow, saveProfile, type UserRow } from './store/users.ts'

/** The user in a path that only accepts the caller: `me`, or their own ID. */
export function readUserId(viewer: Viewer, text: string): number {
  const userId = requireUser(viewer)
  if (text !== 'me' && readId(text, 'user') !== userId) throw notFound('user')
  return userId
}

/** Users see themselves, members of their organizations, and public profiles. */
export async function getVisibleUser(
  db: Kysely<Tables>,
  viewer: Viewer,
  text: string,
): Promise<{ user: UserRow; isKnown: boolean }> {
  const id = text === 'me' ? requireUser(viewer) : readId(text, 'user')
  const user = await findUser(db, id)
  const isKnown = viewer.userId === id || (await isColleague(db, viewer, id))
  if (!user || (!isKnown && !user.profile?.is_public)) throw notFound('user')
  return { user, isKnown }
}

async function isColleague(db: Kysely<Tables>, { userId }: Viewer, id: number): Promise<boolean> {
  return userId !== null && shareOrganization(db, userId, id)
}

export type ProfileChange = Partial<
  Pick<ProfileRow, 'first_name' | 'last_name' | 'email' | 'image_id' | 'is_public'>
>

export async function changeProfile(
  tx: Transaction<Tables>,
  userId: number,
  { email, ...change }: ProfileChange,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user) throw notFound('user')
  const profile = profileOf(user)
  // A changed address is unverified.
  const isNew = email !== undefined && foldEmail(email) !== profile.email_folded
  const address = isNew ? { email, email_folded: foldEmail(email), is_email_verified: 0 } : {}
  await saveProfile(tx, { ...profile, ...change, ...address })
}

/** Users created on the command line have no profile yet. */
export function profileOf({ id, login, profile }: UserRow): ProfileRow {
  if (profile) return profile
  // RFC 2606: nothing is delivered to `.invalid`.
  const email = login.includes('@') ? login : `${encodeURIComponent(login)}@users.invalid`
  return {
    user_id: id,
    first_name: login,
    last_name: '',
    email,
    email_folded: foldEmail(email),
    is_email_verified: 0,
    image_id: null,
    is_public: 0,
  }
}

/** Only a verified address. */
export function ownAddressOf(user: UserRow): string | undefined {
  const { email_folded, is_email_verified } = profileOf(user)
  return is_email_verified ? email_folded : undefined
}

export const foldEmail = (email: string): string => email.trim().toLowerCase()
