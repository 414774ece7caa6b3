import type { Kysely } from 'kysely'
import { shareOrganization } from '../access/store.ts'
import type { Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError } from '../errors.ts'
import { findImages, type ImageRow } from './store/images.ts'

/** Images of the viewer and of members of the same organizations. */
export async function findUsableImage(
  db: Kysely<Tables>,
  { userId }: Viewer,
  id: number,
): Promise<ImageRow | undefined> {
  if (userId === null) return undefined
  const [image] = await findImages(db, [id])
  if (!image) return undefined
  const isTheirs = image.user_id === userId || (await shareOrganization(db, userId, image.user_id))
  return isTheirs ? image : undefined
}

export async function mayUseImage(db: Kysely<Tables>, viewer: Viewer, id: number): Promise<boolean> {
  return (await findUsableImage(db, viewer, id)) !== undefined
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
