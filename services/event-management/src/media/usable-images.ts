import type { Kysely } from 'kysely'
import { shareOrganization } from '../access/store.ts'
import type { Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError } from '../errors.ts'
import { findImages, type ImageRow } from './store/images.ts'

/** Returns the images that belong to the viewer, or to members of the same organizations. */
export async function findUsableImages(
  db: Kysely<Tables>,
  { userId }: Viewer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ImageRow>> {
  if (userId === null || ids.length === 0) return new Map()
  const images = await findImages(db, ids)
  const colleagues = new Set([userId])
  for (const ownerId of new Set(images.map(({ user_id }) => user_id)))
    if (ownerId !== userId && (await shareOrganization(db, userId, ownerId))) colleagues.add(ownerId)
  return new Map(images.filter(({ user_id }) => colleagues.has(user_id)).map((image) => [image.id, image]))
}

export async function mayUseImage(db: Kysely<Tables>, viewer: Viewer, id: number): Promise<boolean> {
  return (await findUsableImages(db, viewer, [id])).has(id)
}

/** The image ID in a body; null removes the image, undefined keeps it. */
export async function readImageId(
  db: Kysely<Tables>,
  viewer: Viewer,
  field: string,
  input: string | null | undefined,
): Promise<number | null | undefined> {
  if (input === null || input === undefined) return input
  const id = Number(input)
  if (await mayUseImage(db, viewer, id)) return id
  throw argumentsError({ [field]: ['INVALID'] })
}
