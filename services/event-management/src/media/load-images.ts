import { presentImage } from '../present/images.ts'
import type { Image } from '../schema/images.ts'
import type { Scope } from '../scope.ts'
import { findImages } from '../store/media.ts'

export async function loadImages(
  ids: readonly number[],
  { db, url }: Pick<Scope, 'db' | 'url'>,
): Promise<Map<number, Image>> {
  const images = ids.length ? await findImages(db, ids) : []
  return new Map(images.map((image) => [image.id, presentImage(image, { url })]))
}
