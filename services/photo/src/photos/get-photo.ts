import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { requireEditor } from '../users/editors.ts'
import { uidOf } from './photo-links.ts'
import { findPhoto, type PhotoRow } from './store/photos.ts'

/** The photo of an id or slug. Throws 404. */
export async function getPhoto(db: Kysely<Tables>, idOrSlug: string): Promise<PhotoRow> {
  const photo = await findPhoto(db, uidOf(idOrSlug))
  if (!photo) throw problem('photo_not_found')
  return photo
}

/** The same in the transaction that changes it: editors may change all photos, others their own. */
export async function getOwnPhoto(db: Kysely<Tables>, caller: Caller, idOrSlug: string): Promise<PhotoRow> {
  const photo = await getPhoto(db, idOrSlug)
  if (photo.user_id !== caller.user?.id) await requireEditor(db, caller)
  return photo
}
