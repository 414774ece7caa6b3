import { fromBit } from '@octavo/platform/data/columns.ts'
import { presentId } from '../../wire/ids.ts'
import type { User } from '../schema/users.ts'
import type { UserRow } from '../store/users.ts'
import { profileOf } from '../users.ts'

/** The email address is only visible to the user and to members of the same organizations. */
export function presentUser(user: UserRow, isKnown: boolean): User {
  const { first_name, last_name, email, is_email_verified, is_public, image_id } = profileOf(user)
  const verified = fromBit(is_email_verified)
  return {
    id: presentId(user.id),
    name: nameOf(user),
    first_name,
    last_name,
    is_public: fromBit(is_public),
    image_id: presentId(image_id),
    emails: isKnown ? [{ email, verified, primary: true }] : [],
  }
}

export function nameOf(user: UserRow): string {
  const { first_name, last_name } = profileOf(user)
  return [first_name, last_name].join(' ').trim()
}
