import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { scheduleBlobRemovals, storeBlob } from '@octavo/platform/blobs/referenced-blobs.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { ColorName } from '../database/colors.ts'
import type { Tables } from '../database/tables.ts'
import { invalid, problem } from '../errors.ts'
import { createPhoto, type NewPhoto } from '../photos/create-photo.ts'
import type { PhotoRow } from '../photos/store/photos.ts'
import { isBlobReferenced } from '../photos/store/writes.ts'
import { findUsers } from '../users/store.ts'
import { maxEdge, maxPixels } from './ingest/image-limits.ts'
import type { IngestedFile, Rejection } from './ingest/ingest-file.ts'
import type { IngestPool } from './ingest/ingest-pool.ts'
import { findNearDuplicates } from './store/near-duplicates.ts'
import { findPhotoByBlob, setFileOrientation, transitionUpload, type UploadRow } from './store/uploads.ts'
import { hashFile, type UploadFiles } from './upload-files.ts'
import { defaultLicense, type UploadInput } from './upload-input.ts'

export interface Published {
  photo: PhotoRow
  /** False if the same user has published the same file before. */
  isNew: boolean
  /** Photos that look alike. */
  nearDuplicates: readonly string[]
}

/**
 * Publishes a received file: decodes it in another process, stores it without metadata, and creates the photo. Each
 * step can be repeated after a crash.
 */
export async function publishUpload(context: Context, tools: Tools, upload: UploadRow): Promise<Published> {
  // Its own name, so that a repeated attempt does not write to the same file.
  const cleanPath = tools.files.newCleanPath(upload.id)
  try {
    return await publishAs(context, tools, upload, cleanPath)
  } finally {
    await rm(cleanPath, { force: true })
  }
}

interface Tools {
  pool: IngestPool
  files: UploadFiles
}

async function publishAs(
  context: Context,
  { pool, files }: Tools,
  upload: UploadRow,
  cleanPath: string,
): Promise<Published> {
  const { db, clock } = context
  const ingested = await pool.ingest({ path: files.pathOf(upload.id), cleanPath })
  if ('rejected' in ingested) {
    const message = rejections[ingested.rejected]
    const columns = { state: 'rejected', error: message, changed_at_ms: clock.now() } as const
    await db.write((tx) => transitionUpload(tx, upload.id, 'received', columns))
    await files.remove(upload.id)
    throw invalid([message])
  }
  const { file } = ingested
  const nearDuplicates = await findNearDuplicates(db.read, file.perceptualHash)
  const content = { hash: await hashFile(cleanPath), open: () => createReadStream(cleanPath) }
  await storeBlob(context, content, async (tx, hash) => {
    const columns = { state: 'publishing', blob_hash: hash, changed_at_ms: clock.now() } as const
    // Another process publishes the same upload.
    if (!(await transitionUpload(tx, upload.id, 'received', columns))) throw problem('upload_in_use')
  })
  const outcome = await db.write((tx) => createOnce(tx, context, upload, content.hash, file))
  await files.remove(upload.id)
  if ('rejection' in outcome) throw problem(outcome.rejection)
  const { photo, isNew } = outcome
  return { photo, isNew, nearDuplicates: nearDuplicates.filter((uid) => uid !== photo.uid) }
}

type Refusal = 'photo_taken' | 'too_many_photos' | 'token_invalid'
type Outcome = { photo: PhotoRow; isNew: boolean } | { rejection: Refusal }

/** The same file is one photo, even if it is uploaded several times at once. */
async function createOnce(
  tx: Transaction<Tables>,
  context: Context,
  { id, user_id, input }: UploadRow,
  hash: string,
  file: IngestedFile,
): Promise<Outcome> {
  const { maxPhotosPerUser } = context.config
  const finish = async (columns: Partial<UploadRow>) => {
    const change = { ...columns, blob_hash: null, changed_at_ms: context.clock.now() }
    // It was canceled, and so its blob may be removed.
    if (!(await transitionUpload(tx, id, 'publishing', change))) throw problem('upload_in_use')
  }
  const reject = async (rejection: Refusal): Promise<Outcome> => {
    await finish({ state: 'rejected', error: rejection })
    if (!(await isBlobReferenced(tx, hash))) await scheduleBlobRemovals(tx, [hash])
    return { rejection }
  }
  const user = (await findUsers(tx, [user_id])).get(user_id)
  // The user may have been suspended while the file arrived.
  if (user && user.suspended_at_ms !== null) return reject('token_invalid')
  const existing = await findPhotoByBlob(tx, hash)
  if (existing && existing.user_id !== user_id) return reject('photo_taken')
  if (!existing) {
    const total = user?.total_photos ?? 0
    if (maxPhotosPerUser > 0 && total >= maxPhotosPerUser) return reject('too_many_photos')
  }
  const photo = existing ?? (await createPhoto(tx, context, newPhoto(user_id, hash, file, decodeJson(input))))
  if (!existing) await setFileOrientation(tx, photo.id, file.orientation)
  await finish({ state: 'published', photo_uid: photo.uid })
  return { photo, isNew: !existing }
}

function newPhoto(userId: number, blobHash: string, file: IngestedFile, input: UploadInput): NewPhoto {
  const { location = {}, show_location = false } = input
  const tags = input.tags ?? file.keywords
  return {
    userId,
    source: { blobHash },
    format: file.format,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    color: file.color,
    blurHash: file.blurHash,
    palette: file.palette,
    // The names are keys of the analysis.
    colors: Object.entries(file.coverage).map(([color, coverage]) => ({
      color: color as ColorName,
      coverage,
    })),
    perceptualHash: file.perceptualHash,
    description: input.description ?? file.caption,
    altDescription: input.alt_description ?? file.title ?? (tags.slice(0, 5).join(', ') || null),
    location: { ...(show_location ? file.position : {}), ...location },
    privateLocation: file.position,
    exif: file.exif,
    takenAtMs: file.takenAtMs,
    contentRating: input.content_rating ?? 'safe',
    license: input.license ?? defaultLicense,
    tags,
  }
}

const rejections: Readonly<Record<Rejection, string>> = {
  format: 'Photo must be a JPEG, PNG, WebP or AVIF image',
  damaged: 'Photo is damaged or incomplete',
  animated: 'Photo must not be animated',
  'too-large': `Photo must have at most ${maxPixels / 1_000_000} megapixels and ${maxEdge} pixels per side`,
}
