import type { RequestScope } from '../access/request-scope.ts'
import { previewOf } from '../collections/present.ts'
import { presentPhotosById } from '../photos/present-by-id.ts'
import { presentUsers } from '../users/present.ts'
import { formatOptionalTime, formatTime } from '../wire/times.ts'
import type { TopicBasic } from './schema.ts'
import { listTopicPreviewIds, type TopicRow } from './store.ts'

const maxPreviews = 4

/** Presents the topics of a page in a constant number of statements. */
export async function presentTopics(scope: RequestScope, rows: readonly TopicRow[]): Promise<TopicBasic[]> {
  const topicIds = rows.map(({ id }) => id)
  const previewIds = await listTopicPreviewIds(scope.context.db.read, topicIds, maxPreviews)
  const covers = rows.flatMap(({ cover_photo_id }) => cover_photo_id ?? [])
  const [photos, users] = await Promise.all([
    presentPhotosById(scope, [...covers, ...[...previewIds.values()].flat()], 'topic'),
    presentUsers(
      scope,
      rows.map(({ owner_id }) => owner_id),
    ),
  ])
  return rows.map((row) => {
    const ids = previewIds.get(row.id) ?? []
    const coverId = row.cover_photo_id ?? ids[0]
    const self = `${scope.baseUrl}/topics/${row.slug}`
    return {
      id: row.uid,
      slug: row.slug,
      title: row.title,
      description: row.description,
      published_at: formatTime(row.published_at_ms),
      updated_at: formatTime(row.updated_at_ms),
      starts_at: formatTime(row.starts_at_ms),
      ends_at: formatOptionalTime(row.ends_at_ms),
      only_submissions_after: null,
      visibility: row.visibility,
      featured: row.visibility === 'featured',
      status: row.status,
      total_photos: row.total_photos,
      links: { self, html: `${scope.baseUrl}/t/${row.slug}`, photos: `${self}/photos` },
      owners: [users.get(row.owner_id) ?? []].flat(),
      current_user_contributions: [],
      total_current_user_submissions: {},
      cover_photo: (coverId === undefined ? undefined : photos.get(coverId)) ?? null,
      preview_photos: ids.flatMap((id) => photos.get(id) ?? []).map(previewOf),
    }
  })
}
