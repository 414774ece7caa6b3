import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { documentOf, textDocumentOf } from './search-document.ts'
import { readIndexedPost, setCluster } from './store/posts.ts'
import { bumpVersions, type OpenSegment, type Segment, segmentOf } from './store/segments.ts'
import { type PostCore, type PostExtra, parseEnrichment } from './stored-post.ts'

/** Stores which cluster a post belongs to, also in the index. */
export async function changeSyndication(
  tx: Transaction<Tables>,
  open: OpenSegment,
  segments: readonly Segment[],
  seq: number,
  clusterId: string | null,
): Promise<void> {
  const segment = segmentOf(segments, seq)
  const stored = segment && (await readIndexedPost(tx, open, segment.id, seq))
  if (!stored) return
  await setCluster(tx, open, segment.id, seq, clusterId)
  const document = documentOf({
    row: stored.post,
    core: decodeJson<PostCore>(stored.body.core),
    extra: decodeJson<PostExtra>(stored.body.extra),
    ...parseEnrichment(stored.body.enrichment),
    isSyndicated: clusterId !== null,
  })
  await open(segment.id).text.put(tx, [textDocumentOf({ seq, document })])
  await bumpVersions(tx, [segment.id])
}
