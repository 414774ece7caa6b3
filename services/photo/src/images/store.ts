import type { Context } from '../context.ts'
import { hasActiveOwner } from '../database/active-owners.ts'
import { avatarSize } from './avatar.ts'
import type { ImageHeader } from './image-header.ts'
import type { AvatarSource, BlobSource, ImageSource, SourceFormat } from './image-source.ts'
import { parseProfileFileName } from './profile-file-names.ts'

/** Finds what the image URL of a photo shows. */
export async function findPhotoSource(
  { db }: Pick<Context, 'db'>,
  fileName: string,
): Promise<ImageSource | undefined> {
  const photo = await db.read
    .selectFrom('photo')
    .select([
      'blob_hash',
      'scene',
      'format',
      'file_orientation',
      'width',
      'height',
      'color',
      'blur_hash',
      'palette',
    ])
    .where('file_name', '=', fileName)
    .where(hasActiveOwner('photo.user_id'))
    .executeTakeFirst()
  if (!photo) return undefined
  const { width, height, color, blob_hash: hash, scene } = photo
  const described = { width, height, color, blurHash: photo.blur_hash, palette: colorsOf(photo.palette) }
  // Uploads are only accepted in these formats.
  if (hash !== null) {
    const format = photo.format as SourceFormat
    return { kind: 'blob', hash, format, orientation: photo.file_orientation, ...described }
  }
  return scene === null ? undefined : { kind: 'scene', name: scene, ...described }
}

/** Finds what a profile image URL shows: an uploaded image, or a drawn one for everybody. */
export async function findProfileSource(
  { db }: Pick<Context, 'db'>,
  fileName: string,
  readHeader: (hash: string) => Promise<ImageHeader | undefined>,
): Promise<ImageSource | undefined> {
  const name = parseProfileFileName(fileName)
  if (!name) return undefined
  const profile = await db.read
    .selectFrom('profile')
    .select('avatar_hash')
    .where('uid', '=', name.uid)
    .where(hasActiveOwner('profile.user_id'))
    .executeTakeFirst()
  if (!profile) return undefined
  if (name.version === undefined) return avatarOf(name.uid)
  const hash = profile.avatar_hash
  if (!hash?.startsWith(name.version)) return undefined
  const header = await readHeader(hash)
  return header && storedImage(hash, header)
}

const undescribed = { blurHash: null, color: null, palette: [] }

const avatarOf = (seed: string): AvatarSource => ({
  kind: 'avatar',
  seed,
  width: avatarSize,
  height: avatarSize,
  ...undescribed,
})

function storedImage(hash: string, { format, width, height, orientation }: ImageHeader): BlobSource {
  const size = orientation >= 5 ? { width: height, height: width } : { width, height }
  return { kind: 'blob', hash, format, orientation, ...size, ...undescribed }
}

function colorsOf(palette: string): string[] {
  // The column holds what an upload or the sample data wrote.
  const entries: { color: string }[] = JSON.parse(palette)
  return entries.map(({ color }) => color)
}
