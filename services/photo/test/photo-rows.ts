import type { Context } from '../src/context.ts'
import { createPhoto } from '../src/photos/create-photo.ts'

/** Publishes photos of a user, every second one in portrait format. Returns their public ids. */
export async function addPhotos(context: Context, userId: number, count: number): Promise<string[]> {
  const uids: string[] = []
  for (let index = 0; index < count; index++) {
    const isPortrait = index % 2 === 1
    const photo = await context.db.write((tx) =>
      createPhoto(tx, context, {
        userId,
        source: { scene: 'blue-ridges-at-dawn' },
        format: 'jpeg',
        bytes: 0,
        width: isPortrait ? 2000 : 3000,
        height: isPortrait ? 3000 : 2000,
        altDescription: `Tree number ${index}`,
        license: 'CC0-1.0',
        tags: ['tree', `number ${index}`],
      }),
    )
    uids.push(photo.uid)
  }
  return uids
}
