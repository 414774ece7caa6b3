import type { Caller } from '@octavo/platform/auth/auth.ts'
import { decodeJson, encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import type { Updateable } from 'kysely'
import type { Context } from '../context.ts'
import type { PhotoTable } from '../database/photo-tables.ts'
import { requireValidFields } from './check-fields.ts'
import type { PhotoLocation } from './create-photo.ts'
import type { Exif } from './exif.ts'
import { getOwnPhoto, getPhoto } from './get-photo.ts'
import { indexPhotos } from './index-photos.ts'
import type { PhotoRow } from './store/photos.ts'
import { replaceTags, updatePhotoRow } from './store/writes.ts'
import { cleanTags } from './tags.ts'

export interface PhotoChange {
  description?: string | null
  altDescription?: string | null
  showOnProfile?: boolean
  contentRating?: PhotoRow['content_rating']
  tags?: readonly string[]
  location?: PhotoLocation
  exif?: Exif
}

/** Fields that are absent stay. */
export async function updatePhoto(
  context: Pick<Context, 'db' | 'index' | 'clock'>,
  caller: Caller,
  idOrSlug: string,
  change: PhotoChange,
): Promise<PhotoRow> {
  const { db, clock } = context
  requireValidFields(change)
  return db.write(async (tx) => {
    const photo = await getOwnPhoto(tx, caller, idOrSlug)
    await updatePhotoRow(tx, photo.id, { ...columnsOf(photo, change), updated_at_ms: clock.now() })
    if (change.tags) await replaceTags(tx, photo.id, cleanTags(change.tags))
    await indexPhotos(tx, context, [photo.id])
    return getPhoto(tx, photo.uid)
  })
}

function columnsOf(photo: PhotoRow, change: PhotoChange): Updateable<PhotoTable> {
  const { description, altDescription, showOnProfile, contentRating, location, exif } = change
  return {
    ...(description !== undefined && { description: description || null }),
    ...(altDescription !== undefined && { alt_description: altDescription || null }),
    ...(showOnProfile !== undefined && { show_on_profile: toBit(showOnProfile) }),
    ...(contentRating !== undefined && { content_rating: contentRating }),
    ...(location?.name !== undefined && { location_name: location.name || null }),
    ...(location?.city !== undefined && { city: location.city || null }),
    ...(location?.country !== undefined && { country: location.country || null }),
    ...(location?.latitude !== undefined && { latitude: location.latitude }),
    ...(location?.longitude !== undefined && { longitude: location.longitude }),
    ...(exif && { exif: encodeJson({ ...decodeJson<Exif>(photo.exif), ...exif }) }),
  }
}
