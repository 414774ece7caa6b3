import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import { storeBlob } from '@octavo/platform/blobs/referenced-blobs.ts'
import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Context } from '../context.ts'
import { argumentsError, problem } from '../errors.ts'
import { type CropMask, isWithin } from './crop-mask.ts'
import { cropImage, decodeImage } from './images.ts'
import {
  countImages,
  countUnfinished,
  dropBlobs,
  findMedia,
  findMediaByToken,
  type ImageRow,
  insertMedia,
  isImage,
  isUploaded,
  transitionMedia,
} from './store/images.ts'

export type Uploads = ReturnType<typeof createUploads>

const hourMs = 3_600_000

/** Per user. Each may be a file of ten megabytes. */
const maxUnfinished = 50

/** Uploads take three steps: get a token, send the file, crop it. */
export function createUploads({
  db,
  blobs,
  clock,
  config,
  ids,
}: Pick<Context, 'db' | 'blobs' | 'clock' | 'config' | 'ids'>) {
  return {
    async begin(userId: number, kind: string): Promise<string> {
      const token = ids.text(43)
      const nowMs = clock.now()
      const row = { user_id: userId, kind, state: 'waiting', upload_token_hash: hashSecret(token) } as const
      await db.write(async (tx) => {
        if ((await countUnfinished(tx, userId, nowMs - hourMs)) >= maxUnfinished)
          throw problem('HIT_RATE_LIMIT', { message: tooMany, retryAfterMs: hourMs })
        await insertMedia(tx, { ...row, created_at_ms: nowMs, changed_at_ms: nowMs })
      })
      return token
    },

    /** Consumes the token before the file is read, so that it cannot be used twice. */
    async open(token: string): Promise<void> {
      const row = await findMediaByToken(db.read, hashSecret(token))
      const isOpen = row?.state === 'waiting' && row.created_at_ms > clock.now() - hourMs
      const receiving = { state: 'receiving', changed_at_ms: clock.now() } as const
      const opened = isOpen && (await db.write((tx) => transitionMedia(tx, row.id, 'waiting', receiving)))
      if (!opened) throw problem('BAD_UPLOAD_TOKEN')
    },

    /** Stores the file of a consumed token. */
    async take(token: string, file: Buffer): Promise<void> {
      const row = await findMediaByToken(db.read, hashSecret(token))
      if (row?.state !== 'receiving') throw problem('BAD_UPLOAD_TOKEN')
      const picture = await decodeImage(file)
      if ('refused' in picture) throw problem(picture.refused === 'format' ? 'BAD_FORMAT' : 'BAD_FILE')
      await storeBlob({ db, blobs }, picture.bytes, async (tx, hash) => {
        const updated = await transitionMedia(tx, row.id, 'receiving', {
          blob: hash,
          cropped_blob: hash,
          content_type: picture.contentType,
          width: picture.width,
          height: picture.height,
          edge_color: picture.edgeColor,
        })
        if (!updated) throw problem('BAD_UPLOAD_TOKEN')
      })
      const uploaded = { state: 'uploaded', changed_at_ms: clock.now() } as const
      // The upload took too long and was swept.
      if (!(await db.write((tx) => transitionMedia(tx, row.id, 'receiving', uploaded))))
        throw problem('BAD_UPLOAD_TOKEN')
    },

    async finish(userId: number, token: string, mask: CropMask | undefined): Promise<ImageRow> {
      const row = await findMediaByToken(db.read, hashSecret(token))
      if (row?.user_id !== userId) throw problem('BAD_UPLOAD_TOKEN')
      // No file was uploaded.
      if (!isUploaded(row)) throw problem('S3_ERROR')
      const crop = mask ? encodeJson(mask) : null
      // Idempotent: a repeated request gets the same image, a different crop is refused.
      if (isImage(row) && row.crop === crop) return row
      if (isImage(row)) throw problem('BAD_UPLOAD_TOKEN')
      if (mask && !isWithin(mask, row)) throw argumentsError({ crop_mask: ['INVALID'] })
      const croppedBlob = mask ? await cropInto(row, mask) : row.blob
      const ready = { state: 'ready', changed_at_ms: clock.now() } as const
      const image = await db.write(async (tx) => {
        const finished = await transitionMedia(tx, row.id, 'uploaded', ready)
        // A concurrent request has cropped it differently.
        if (finished?.cropped_blob !== croppedBlob) throw problem('BAD_UPLOAD_TOKEN')
        const max = config.maxImagesPerUser
        if (max > 0 && (await countImages(tx, userId)) > max)
          throw problem('TOO_MANY_IMAGES', { message: `A user can have at most ${max} images.` })
        return finished
      })
      if (!isImage(image)) throw new Error(`Image ${row.id} is not ready`)
      return image
    },
  }

  /** Returns the hash of the cropped blob. */
  async function cropInto(row: Pick<ImageRow, 'id' | 'blob' | 'content_type'>, mask: CropMask) {
    const original = { bytes: await blobs.read(row.blob), contentType: row.content_type }
    const picture = await cropImage(original, mask)
    return await storeBlob({ db, blobs }, picture.bytes, async (tx, hash) => {
      const before = await findMedia(tx, row.id)
      const change = { crop: encodeJson(mask), cropped_blob: hash, edge_color: picture.edgeColor }
      if (!before || !(await transitionMedia(tx, row.id, 'uploaded', change)))
        throw problem('BAD_UPLOAD_TOKEN')
      await dropBlobs(tx, [before])
    })
  }
}

const tooMany = 'Too many unfinished uploads. Finish them, or try again in an hour.'
