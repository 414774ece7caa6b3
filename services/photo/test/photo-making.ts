import type { Context } from '../src/context.ts'
import { createPhoto, type NewPhoto } from '../src/photos/create-photo.ts'
import type { PhotoRow } from '../src/photos/store/photos.ts'

/** Publishes a photo with plain values for what the test does not care about. */
export function publish(context: Context, userId: number, input: Partial<NewPhoto> = {}): Promise<PhotoRow> {
  return context.db.write((tx) =>
    createPhoto(tx, context, {
      userId,
      source: { scene: 'test' },
      format: 'jpeg',
      bytes: 1_000,
      width: 4000,
      height: 3000,
      license: 'CC0-1.0',
      ...input,
    }),
  )
}
