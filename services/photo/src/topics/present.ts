import type { RequestScope } from '../access/request-scope.ts'
import { presentCovers, presentPreviews } from '../photos/previews.ts'
import type { PhotoRow } from '../photos/store/photos.ts'
import { presentUsers } from '../users/present.ts'
import { formatOptionalTime, formatTime } from '../wire/times.ts'
import type { TopicBasic } from './schema.ts'
import { listTopicPreviews, type TopicRow } from './store.ts'
import { countVisiblePhotos } from './visible-photos.ts'

const maxPreviews = 4

/** Presents the topics of a page in a constant number of statements. */
export async function presentTopics(scope: RequestScope, rows: readonly TopicRow[]): Promise<TopicBasic[]> {
  const topicIds = rows.map(({ id }) => id)
  const [previews, totals] = await Promise.all([
    listTopicPreviews(scope.context.db.read, topicIds, maxPreviews),
    countVisiblePhotos(scope.context, rows),
  ])
  const owners = [...rows.map(({ owner_id }) => owner_id), ...[...previews.values()].flat().map(ownerOf)]
  const users = await presentUsers(scope, [...new Set(owners)])
  const use = { purpose: 'topic', users }
  const covers = await presentCovers(scope, previews, use)
  return rows.map((row) => {
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
      total_photos: totals.get(row.id) ?? 0,
      links: { self, html: `${scope.baseUrl}/t/${row.slug}`, photos: `${self}/photos` },
      owners: [users.get(row.owner_id) ?? []].flat(),
      current_user_contributions: [],
      total_current_user_submissions: {},
      cover_photo: covers.get(row.id) ?? null,
      preview_photos: presentPreviews(scope, previews.get(row.id) ?? [], use),
    }
  })
}

const ownerOf = ({ user_id }: PhotoRow) => user_id
