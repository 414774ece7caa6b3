import type { Scope } from '../context.ts'
import { presentImage } from './present.ts'
import type { Image } from './schema.ts'
import { findImages } from './store/images.ts'

export async function loadImages(
  ids: readonly number[],
  { db, url }: Pick<Scope, 'db' | 'url'>,
): Promise<Map<number, Image>> {
  const images = ids.length ? await findImages(db, ids) : []
  return new Map(images.map((image) => [image.id, presentImage(image, { url })]))
}
