import { decodeJson, fromBit } from '@octavo/platform/data/columns.ts'
import type { Selectable } from 'kysely'
import type { RequestScope } from '../access/request-scope.ts'
import type { CollectionTable } from '../database/collection-tables.ts'
import { presentUsers } from '../users/present.ts'
import type { UserBasic } from '../users/schema.ts'
import { formatOptionalTime, formatTime } from '../wire/times.ts'
import { cameraName, type Exif } from './exif.ts'
import { createImageId, type ImageSize, imageUrls } from './image-urls.ts'
import { isPublicDomain, licenseOf } from './licenses.ts'
import { photoLinks, slugOf } from './photo-links.ts'
import type { PhotoBasic, PhotoFull, PhotoRandom } from './schema/photo.ts'
import {
  listSubmissions,
  listTags,
  listViewerMarks,
  type PhotoRow,
  type Submission,
  type ViewerMark,
} from './store/photos.ts'

export interface PhotoUse {
  /** The operation, which `ixid` of the image URLs names. */
  purpose: string
  /** The size of `urls.custom`. */
  customSize?: ImageSize
  /** The owners, if they are loaded already. */
  users?: ReadonlyMap<number, UserBasic>
}

/** Presents photos in a constant number of statements: users, topics, and the caller's likes and collections. */
export async function presentPhotos(
  scope: RequestScope,
  rows: readonly PhotoRow[],
  use: PhotoUse,
): Promise<PhotoBasic[]> {
  if (rows.length === 0) return []
  const details = await loadDetails(scope, rows, use)
  const imageId = imageIdOf(scope, use)
  return rows.flatMap((row) => presentPhoto(scope, row, details, imageId, use.customSize) ?? [])
}

export async function presentRandomPhotos(
  scope: RequestScope,
  rows: readonly PhotoRow[],
  use: PhotoUse,
): Promise<PhotoRandom[]> {
  const photos = await presentPhotos(scope, rows, use)
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  return photos.flatMap((photo) => {
    const row = byUid.get(photo.id)
    return row ? { ...photo, ...presentDetails(row) } : []
  })
}

/** Lists the public collections of a photo. `collections/` implements it. */
export type ListRelatedCollections = (
  scope: RequestScope,
  photoId: number,
) => Promise<{ total: number; results: unknown[] }>

/** Presents a photo alone, with what lists of photos leave out. */
export async function presentFullPhoto(
  scope: RequestScope,
  row: PhotoRow,
  use: PhotoUse,
  listRelatedCollections: ListRelatedCollections,
): Promise<PhotoFull | undefined> {
  const [details, titles, related] = await Promise.all([
    loadDetails(scope, [row], use),
    listTags(scope.context.db.read, row.id),
    listRelatedCollections(scope, row.id),
  ])
  const photo = presentPhoto(scope, row, details, imageIdOf(scope, use), use.customSize)
  if (!photo) return undefined
  const tags = titles.map((title) => ({ type: 'search' as const, title }))
  return {
    ...photo,
    ...presentDetails(row),
    public_domain: isPublicDomain(row.license),
    tags,
    tags_preview: tags.slice(0, tagsInPreview),
    meta: { index: row.promoted_at_ms !== null },
    related_collections: { ...related, type: 'collected' },
    topics: (details.submissions.get(row.id) ?? [])
      .filter(({ status }) => status === 'approved')
      .map(({ uid, title, slug, visibility }) => ({ id: uid, title, slug, visibility })),
  }
}

const tagsInPreview = 3

type Details = Awaited<ReturnType<typeof loadDetails>>

async function loadDetails(scope: RequestScope, rows: readonly PhotoRow[], use: PhotoUse) {
  const { context, caller } = scope
  const { read } = context.db
  const ids = [...new Set(rows.map(({ id }) => id))]
  const userId = caller.user?.id
  const [users, submissions, marks] = await Promise.all([
    use.users ?? presentUsers(scope, [...new Set(rows.map(({ user_id }) => user_id))]),
    listSubmissions(read, ids),
    userId === undefined ? [] : listViewerMarks(read, userId, ids, caller.scopes.has('read_collections')),
  ])
  return {
    users,
    submissions: Map.groupBy(submissions, ({ photo_id }) => photo_id),
    marks: Map.groupBy(marks, ({ marked_id }) => marked_id),
  }
}

export function imageIdOf({ context, caller }: RequestScope, { purpose }: PhotoUse): string {
  return createImageId(context.secret, { appId: caller.appId, purpose, nowMs: context.clock.now() })
}

/** Undefined if the owner was suspended after the photo was read. */
function presentPhoto(
  scope: RequestScope,
  row: PhotoRow,
  { users, submissions, marks }: Details,
  imageId: string,
  customSize?: ImageSize,
): PhotoBasic | undefined {
  const user = users.get(row.user_id)
  if (!user) return undefined
  const { baseUrl } = scope
  const slug = slugOf(row)
  const own = marks.get(row.id) ?? []
  return {
    id: row.uid,
    slug,
    alternative_slugs: { en: slug },
    asset_type: 'photo',
    created_at: formatTime(row.created_at_ms),
    updated_at: formatTime(row.updated_at_ms),
    promoted_at: formatOptionalTime(row.promoted_at_ms),
    width: row.width,
    height: row.height,
    color: row.color,
    blur_hash: row.blur_hash,
    description: row.description,
    alt_description: row.alt_description,
    breadcrumbs: [],
    urls: imageUrls(scope, row.file_name, imageId, customSize),
    links: photoLinks(baseUrl, row, imageId),
    likes: row.likes,
    liked_by_user: own.some(({ liked_at_ms }) => liked_at_ms !== null),
    bookmarked: false,
    current_user_collections: own.filter(isCollected).map((each) => presentCollected(baseUrl, each)),
    sponsorship: null,
    topic_submissions: presentSubmissions(submissions.get(row.id) ?? []),
    license: licenseOf(row.license),
    source: { type: row.scene === null ? 'uploaded' : 'generated' },
    user,
  }
}

function presentDetails(row: PhotoRow): Pick<PhotoRandom, 'exif' | 'location' | 'views' | 'downloads'> {
  const exif: Exif = decodeJson(row.exif)
  const { location_name, city, country, latitude, longitude, views, downloads } = row
  return {
    exif: {
      make: exif.make ?? null,
      model: exif.model ?? null,
      name: cameraName(exif),
      exposure_time: exif.exposureTime ?? null,
      aperture: exif.aperture ?? null,
      focal_length: exif.focalLength ?? null,
      iso: exif.iso ?? null,
    },
    location: { name: location_name, city, country, position: { latitude, longitude } },
    views,
    downloads,
  }
}

function presentSubmissions(submissions: readonly Submission[]): PhotoBasic['topic_submissions'] {
  return Object.fromEntries(
    submissions.map(({ slug, status, added_at_ms }) => [
      slug,
      { status, ...(status === 'approved' && { approved_on: formatTime(added_at_ms) }) },
    ]),
  )
}

const isCollected = (mark: ViewerMark): mark is ViewerMark & Selectable<CollectionTable> => mark.id !== null

function presentCollected(
  baseUrl: string,
  row: Selectable<CollectionTable>,
): PhotoBasic['current_user_collections'][number] {
  const self = `${baseUrl}/collections/${row.id}`
  return {
    id: String(row.id),
    title: row.title,
    description: row.description,
    published_at: formatTime(row.published_at_ms),
    last_collected_at: formatOptionalTime(row.last_collected_at_ms),
    updated_at: formatTime(row.updated_at_ms),
    featured: fromBit(row.is_featured),
    total_photos: row.total_photos,
    private: fromBit(row.is_private),
    share_key: row.share_key,
    links: { self, html: `${baseUrl}/c/${row.id}`, photos: `${self}/photos`, related: `${self}/related` },
    cover_photo: null,
    user: null,
  }
}
