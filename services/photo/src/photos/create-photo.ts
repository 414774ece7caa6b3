import { encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Orientation } from '../database/photo-tables.ts'
import type { Tables } from '../database/tables.ts'
import { countPublications } from './count-publications.ts'
import type { Exif } from './exif.ts'
import { indexPhotos } from './index-photos.ts'
import { slugWords, uidLength } from './photo-links.ts'
import type { PhotoRow } from './store/photos.ts'
import {
  type ColorCoverage,
  insertColors,
  insertHashQuarters,
  insertPhoto,
  replaceTags,
} from './store/writes.ts'
import { cleanTags } from './tags.ts'

export interface NewPhoto {
  userId: number
  source: { blobHash: string } | { scene: string }
  format: string
  bytes: number
  /** Width and height as shown, after the EXIF orientation. */
  width: number
  height: number
  color?: string | null
  blurHash?: string | null
  palette?: readonly { color: string; share: number }[]
  /** How much of the photo each search color covers. */
  colors?: readonly ColorCoverage[]
  /** 16 hexadecimal digits. */
  perceptualHash?: string | null
  description?: string | null
  altDescription?: string | null
  location?: PhotoLocation
  /** The position in the file, which only the owner sees. */
  privateLocation?: { latitude: number; longitude: number } | null
  exif?: Exif
  takenAtMs?: number | null
  contentRating?: PhotoRow['content_rating']
  /** An SPDX identifier. */
  license: string
  showOnProfile?: boolean
  tags?: readonly string[]
  /** Random by default, and now. */
  uid?: string
  fileName?: string
  createdAtMs?: number
  promotedAtMs?: number | null
}

export interface PhotoLocation {
  name?: string | null
  city?: string | null
  country?: string | null
  latitude?: number | null
  longitude?: number | null
}

/** Publishes a photo: its row, tags, colors, counters and search document. */
export async function createPhoto(
  tx: Transaction<Tables>,
  context: PhotoWriter,
  input: NewPhoto,
): Promise<PhotoRow> {
  const photo = await insertWithDetails(tx, context, input)
  await countPublications(tx, context, [photo], 1)
  await indexPhotos(tx, context, [photo.id])
  return photo
}

/** Publishes many photos with one update of the counters and of the search. */
export async function createPhotos(
  tx: Transaction<Tables>,
  context: PhotoWriter,
  inputs: readonly NewPhoto[],
): Promise<PhotoRow[]> {
  const photos: PhotoRow[] = []
  for (const input of inputs) photos.push(await insertWithDetails(tx, context, input))
  await countPublications(tx, context, photos, 1)
  await indexPhotos(
    tx,
    context,
    photos.map(({ id }) => id),
  )
  return photos
}

type PhotoWriter = Pick<Context, 'db' | 'index' | 'ids' | 'clock'>

async function insertWithDetails(
  tx: Transaction<Tables>,
  context: PhotoWriter,
  input: NewPhoto,
): Promise<PhotoRow> {
  const { ids, clock } = context
  const nowMs = clock.now()
  const { userId, source, width, height, location = {}, perceptualHash = null, createdAtMs = nowMs } = input
  const { altDescription = null, description = null, promotedAtMs = null } = input
  const tags = cleanTags(input.tags ?? [])
  const photo = await insertPhoto(tx, {
    uid: input.uid ?? ids.text(uidLength),
    slug: slugWords(altDescription ?? description ?? tags.join(' ')),
    user_id: userId,
    file_name: input.fileName ?? newFileName(context),
    blob_hash: 'blobHash' in source ? source.blobHash : null,
    scene: 'scene' in source ? source.scene : null,
    format: input.format,
    bytes: input.bytes,
    width,
    height,
    orientation: orientationOf(width, height),
    color: input.color ?? null,
    blur_hash: input.blurHash ?? null,
    palette: encodeJson(input.palette ?? []),
    perceptual_hash: perceptualHash,
    description,
    alt_description: altDescription,
    location_name: location.name ?? null,
    city: location.city ?? null,
    country: location.country ?? null,
    latitude: location.latitude ?? null,
    longitude: location.longitude ?? null,
    exif: encodeJson(input.exif ?? {}),
    private_location: input.privateLocation ? encodeJson(input.privateLocation) : null,
    taken_at_ms: input.takenAtMs ?? null,
    content_rating: input.contentRating ?? 'safe',
    license: input.license,
    show_on_profile: toBit(input.showOnProfile ?? true),
    likes: 0,
    views: 0,
    downloads: 0,
    created_at_ms: createdAtMs,
    updated_at_ms: nowMs,
    promoted_at_ms: promotedAtMs,
  })
  await replaceTags(tx, photo.id, tags)
  await insertColors(tx, photo.id, input.colors ?? [])
  if (perceptualHash !== null) await insertHashQuarters(tx, photo.id, perceptualHash)
  return photo
}

/** Square within a tenth. */
export function orientationOf(width: number, height: number): Orientation {
  const ratio = width / height
  return ratio > 1.1 ? 'landscape' : ratio < 0.9 ? 'portrait' : 'squarish'
}

/** `photo-1729990109123-0123456789ab` */
function newFileName({ ids, clock }: Pick<Context, 'ids' | 'clock'>): string {
  return `photo-${clock.now()}-${ids.bytes(6).toString('hex')}`
}
