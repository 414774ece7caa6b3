import { pictures, type SamplePicture } from '@octavo/drawing/event-pictures/draw.ts'
import { storeBlob } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Context } from '../context.ts'
import { decodeImage } from '../media/images.ts'
import { findMediaByToken, updateMedia } from '../media/store/images.ts'

/** Draws the images of pending uploads. */
export async function drawImages(context: Context, signal: AbortSignal): Promise<void> {
  for (const picture of pictures) {
    signal.throwIfAborted()
    const media = await findMediaByToken(context.db.read, picture.key)
    if (media?.state === 'waiting') await drawInto(context, media.id, picture)
  }
}

async function drawInto(
  { db, blobs, clock }: Pick<Context, 'db' | 'blobs' | 'clock'>,
  id: number,
  { svg }: SamplePicture,
): Promise<void> {
  const { default: sharp } = await import('sharp')
  const picture = await decodeImage(await sharp(Buffer.from(svg())).png({ compressionLevel: 1 }).toBuffer())
  if ('refused' in picture) throw new Error('A picture of the sample cannot be read')
  await storeBlob({ db, blobs }, picture.bytes, async (tx, hash) => {
    await updateMedia(tx, id, {
      blob: hash,
      cropped_blob: hash,
      content_type: picture.contentType,
      width: picture.width,
      height: picture.height,
      edge_color: picture.edgeColor,
      changed_at_ms: clock.now(),
    })
  })
  await db.write((tx) => updateMedia(tx, id, { state: 'ready' }))
}
