import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Context } from '../context.ts'
import { argumentsError, problem } from '../errors.ts'
import {
  findMediaByToken,
  type ImageRow,
  insertMedia,
  isImage,
  isUploaded,
  type MediaRow,
  updateMedia,
} from '../store/media.ts'
import { type CropMask, isWithin } from './crop-mask.ts'
import { cropPicture, readPicture } from './pictures.ts'

export type Uploads = ReturnType<typeof createUploads>

const hourMs = 3_600_000

/** A picture comes in three steps: a token is given out, the file is sent with it, and its sender says how to crop it. */
export function createUploads({ db, blobs, clock, ids }: Pick<Context, 'db' | 'blobs' | 'clock' | 'ids'>) {
  return {
    async begin(userId: number, kind: string): Promise<string> {
      const token = ids.text(43)
      const nowMs = clock.now()
      const row = { user_id: userId, kind, state: 'waiting', upload_token_hash: hashSecret(token) } as const
      await db.write((tx) => insertMedia(tx, { ...row, created_at_ms: nowMs, changed_at_ms: nowMs }))
      return token
    },

    /** Whether a file may be sent with the token, for who wants to know before it has come. */
    find: findOpen,

    async take(token: string, file: Buffer): Promise<void> {
      const { id } = await findOpen(token)
      const picture = await readPicture(file)
      if ('refused' in picture) throw problem(picture.refused === 'format' ? 'BAD_FORMAT' : 'BAD_FILE')
      const { hash } = await blobs.put(picture.bytes)
      const kept = {
        state: 'uploaded',
        ...{ blob: hash, cropped_blob: hash },
        content_type: picture.contentType,
        ...{ width: picture.width, height: picture.height },
        ...{ crop: null, edge_color: picture.edgeColor },
        changed_at_ms: clock.now(),
      } as const
      await db.write((tx) => updateMedia(tx, id, kept))
    },

    async finish(userId: number, token: string, mask: CropMask | undefined): Promise<ImageRow> {
      const row = await findMediaByToken(db.read, hashSecret(token))
      if (row?.user_id !== userId) throw problem('BAD_UPLOAD_TOKEN')
      // Where the file was to go it never came.
      if (!isUploaded(row)) throw problem('S3_ERROR')
      if (mask && !isWithin(mask, row)) throw argumentsError({ crop_mask: ['INVALID'] })
      const shown = mask ? await crop(row, mask) : {}
      const ready = { ...shown, state: 'ready', changed_at_ms: clock.now() } as const
      const image = await db.write((tx) => updateMedia(tx, row.id, ready))
      if (!isImage(image)) throw new Error(`Picture ${row.id} is not ready.`)
      return image
    },
  }

  async function crop(row: Pick<ImageRow, 'blob' | 'content_type'>, mask: CropMask) {
    const original = { bytes: await blobs.read(row.blob), contentType: row.content_type }
    const picture = await cropPicture(original, mask)
    const { hash } = await blobs.put(picture.bytes)
    return { crop: encodeJson(mask), cropped_blob: hash, edge_color: picture.edgeColor }
  }

  async function findOpen(token: string): Promise<MediaRow> {
    const row = await findMediaByToken(db.read, hashSecret(token))
    const isOpen = row && row.state !== 'ready' && row.created_at_ms > clock.now() - hourMs
    if (!isOpen) throw problem('BAD_UPLOAD_TOKEN')
    return row
  }
}
