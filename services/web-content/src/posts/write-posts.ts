import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { isSameSite } from '../articles/site-names.ts'
import { findCopies } from '../clusters/find-copies.ts'
import { addMember, insertBands, listCandidates } from '../clusters/store.ts'
import type { Context } from '../context.ts'
import type { PostBodyTable } from '../database/post-tables.ts'
import { bandTable } from '../database/segment-tables.ts'
import type { Tables } from '../database/tables.ts'
import { draftPost, type PostDraft } from './draft-post.ts'
import type { NewPost } from './new-post.ts'
import { indexedPostOf, rowOf, type SequencedPost } from './post-rows.ts'
import { type AfterWrite, postWrites, type WriteResult, type WrittenPost } from './posts.ts'
import { documentOf, textDocumentOf } from './search-document.ts'
import { findSeqs, findSources, findTombstones, insertPosts, readBodies, updatePost } from './store/posts.ts'
import {
  bumpVersions,
  listSegments,
  type OpenSegment,
  reserve,
  type Segment,
  segmentOf,
} from './store/segments.ts'
import { countThreads, type ThreadCounts } from './store/threads.ts'
import type { PostCore, PostExtra } from './stored-post.ts'
import { changeSyndication } from './syndication.ts'
import { orderReplies, refreshArticles } from './threads.ts'
import type { PostVocabulary, WordCollector } from './vocabulary.ts'

interface WriteOptions {
  open: OpenSegment
  vocabulary: PostVocabulary
  afterWrite: readonly AfterWrite[]
}

export function createWritePosts(context: Context, { open, vocabulary, afterWrite }: WriteOptions) {
  const { db, config, clock } = context

  async function writeBatch(
    tx: Transaction<Tables>,
    drafts: ReadonlyMap<string, PostDraft>,
  ): Promise<WriteResult> {
    const uuids = [...drafts.keys()]
    const deleted = await findTombstones(tx, uuids)
    const seqs = await findSeqs(tx, uuids)
    const fresh: PostDraft[] = []
    const existing: { draft: PostDraft; seq: number }[] = []
    for (const draft of drafts.values()) {
      const seq = seqs.get(draft.uuid)
      if (deleted.has(draft.uuid)) continue
      if (seq === undefined) fresh.push(draft)
      else existing.push({ draft, seq })
    }
    const words = vocabulary.collect()
    const created = fresh.length > 0 ? await insert(tx, fresh, words) : []
    const updated = existing.length > 0 ? await update(tx, existing, words) : []
    const posts = [...updated, ...created].sort((a, b) => a.seq - b.seq)
    if (posts.length > 0) {
      await words.store(tx)
      for (const hook of afterWrite) await hook(tx, posts)
    }
    return {
      created: created.length,
      updated: updated.length,
      unchanged: existing.length - updated.length,
      deleted: deleted.size,
    }
  }

  async function insert(
    tx: Transaction<Tables>,
    drafts: readonly PostDraft[],
    words: WordCollector,
  ): Promise<WrittenPost[]> {
    const { segmentId, firstSeq, crawledMs } = await reserve(tx, db.dialect, {
      count: drafts.length,
      nowMs: clock.now(),
      maxPosts: config.segmentPosts,
    })
    const { ordOf, counts } = await orderReplies(tx, drafts, firstSeq + drafts.length - 1)
    const sequenced = drafts.map(
      (draft, index): SequencedPost => ({
        draft,
        seq: firstSeq + index,
        crawledMs,
        updatedMs: crawledMs,
        clusterId: null,
        isCopy: false,
        ordInThread: ordOf.get(draft.uuid) ?? 0,
        counts: counts.get(draft.core.thread.uuid),
      }),
    )
    await assignClusters(tx, sequenced, segmentId)
    const rows = sequenced.map(rowOf)
    await insertPosts(tx, open, segmentId, rows)
    const bands = sequenced.flatMap(({ seq, draft }) =>
      [...new Set(draft.fingerprint?.bandKeys)].map((band_key) => ({ band_key, seq })),
    )
    await insertBands(tx, bandTable(segmentId), bands)
    const posts = sequenced.map((post, index): WrittenPost => {
      const document = documentOf(indexedPostOf(post, rows[index]))
      return { seq: post.seq, uuid: post.draft.uuid, crawledMs, change: 'created', document }
    })
    await open(segmentId).text.put(tx, posts.map(textDocumentOf), words.add)
    const replies = drafts.filter(({ uuid }) => ordOf.has(uuid))
    await refreshArticles(
      tx,
      open,
      replies.map(({ core }) => core.thread),
    )
    return posts
  }

  /** Copies are looked for in the newest segment and the one before. */
  async function assignClusters(
    tx: Transaction<Tables>,
    sequenced: SequencedPost[],
    segmentId: number,
  ): Promise<void> {
    const keys = [...new Set(sequenced.flatMap(({ draft }) => draft.fingerprint?.bandKeys ?? []))]
    if (keys.length === 0) return
    const { segments } = await listSegments(tx)
    const searched = segments.filter(({ id }) => id >= segmentId - 1)
    const candidates = (
      await Promise.all(searched.map(({ id }) => listCandidates(tx, bandTable(id), keys)))
    ).flat()
    let bodies = new Map<number, PostBodyTable>()
    const copies = await findCopies(
      sequenced.map(({ seq, draft }) => ({ seq, text: draft.core.text, fingerprint: draft.fingerprint })),
      candidates,
      async (seqs) => {
        bodies = await readBodies(tx, open, segments, seqs)
        return new Map([...bodies].map(([seq, { core }]) => [seq, decodeJson<PostCore>(core).text]))
      },
    )
    const bySeq = new Map(sequenced.map((post) => [post.seq, post]))
    for (const [seq, original] of copies) {
      const post = bySeq.get(seq)
      const own = bySeq.get(original)
      const body = bodies.get(original)
      if (!post || (!own && !body)) continue
      const isNew = (own ? own.clusterId : body?.cluster_id) === null
      const id = own
        ? (own.clusterId ?? own.draft.uuid)
        : (body?.cluster_id ?? decodeJson<PostCore>(body?.core ?? '').uuid)
      post.clusterId = id
      post.isCopy = true
      await addMember(tx, id, { firstSeq: original, seq })
      if (own) own.clusterId = id
      else if (isNew && body) {
        await changeSyndication(tx, open, segments, original, id)
        body.cluster_id = id
      }
    }
  }

  async function update(
    tx: Transaction<Tables>,
    existing: readonly { draft: PostDraft; seq: number }[],
    words: WordCollector,
  ): Promise<WrittenPost[]> {
    const { segments } = await listSegments(tx)
    const bodies = await readBodies(
      tx,
      open,
      segments,
      existing.map(({ seq }) => seq),
    )
    const owners = new Map(
      [...bodies].map(([seq, { extra }]) => [seq, decodeJson<PostExtra>(extra).sourceId]),
    )
    const sourceIds = [...owners.values(), ...existing.map(({ draft }) => draft.extra.sourceId)]
    const sources = await findSources(tx, sourceIds)
    // Any feed can name any URL, so only its source changes a post, as long as there is one. A source of the post's own site
    // takes it over from one of another site, which may have forged it.
    const mayChange = (seq: number, { core: { url }, extra: { sourceId } }: PostDraft): boolean => {
      const owner = owners.get(seq) ?? null
      if (owner === null || owner === sourceId || !sources.has(owner)) return true
      const isOfSite = (id: number | null) => id !== null && isSameSite(sources.get(id) ?? '', url)
      return isOfSite(sourceId) && !isOfSite(owner)
    }
    const counts = await countThreads(tx, [...new Set(existing.map(({ draft }) => draft.core.thread.uuid))])
    const posts: WrittenPost[] = []
    const changedSegments = new Set<number>()
    for (const { draft, seq } of existing) {
      const body = bodies.get(seq)
      const segment = segmentOf(segments, seq)
      if (!body || !segment || !mayChange(seq, draft)) continue
      const change = changeOf(body, draft)
      if (!change) continue
      changedSegments.add(segment.id)
      const post = { draft, seq, body, change, counts: counts.get(draft.core.thread.uuid) }
      posts.push(await updateOne(tx, segment, post, words))
    }
    await bumpVersions(tx, [...changedSegments])
    return posts
  }

  async function updateOne(
    tx: Transaction<Tables>,
    segment: Segment,
    { draft, seq, body, change, counts }: KnownPost,
    words: WordCollector,
  ): Promise<WrittenPost> {
    const old = decodeJson<PostCore>(body.core)
    const crawledMs = Date.parse(old.crawled)
    const updatedMs = change === 'updated' ? clock.now() : Date.parse(old.updated)
    const sequenced: SequencedPost = {
      draft,
      seq,
      crawledMs,
      updatedMs,
      clusterId: body.cluster_id,
      isCopy: false,
      ordInThread: old.ord_in_thread,
      counts,
    }
    const row = rowOf(sequenced)
    await updatePost(tx, open, segment.id, row)
    const document = documentOf(indexedPostOf(sequenced, row))
    await open(segment.id).text.put(tx, [textDocumentOf({ seq, document })], words.add)
    return { seq, uuid: draft.uuid, crawledMs, change, document }
  }

  return async function writePosts(posts: readonly NewPost[]): Promise<WriteResult> {
    const total: WriteResult = { created: 0, updated: 0, unchanged: 0, deleted: 0 }
    for (let start = 0; start < posts.length; start += batchSize) {
      const drafts = new Map<string, PostDraft>()
      for (const post of posts.slice(start, start + batchSize)) {
        await yieldIfBusy()
        const draft = draftPost(post)
        drafts.set(draft.uuid, draft)
      }
      const result = await db.writeBatched(postWrites, (tx) => writeBatch(tx, drafts))
      total.created += result.created
      total.updated += result.updated
      total.unchanged += result.unchanged
      total.deleted += result.deleted
    }
    return total
  }
}

interface KnownPost {
  draft: PostDraft
  seq: number
  body: PostBodyTable
  change: WrittenPost['change']
  counts: ThreadCounts | undefined
}

/** More posts in one transaction are faster, but hold up the writes of others. */
const batchSize = 200

function changeOf(body: PostBodyTable, draft: PostDraft): 'updated' | 'enriched' | undefined {
  if (body.content_hash !== draft.contentHash) return 'updated'
  const isNewlyEnriched = draft.extra.isEnriched && !decodeJson<PostExtra>(body.extra).isEnriched
  return isNewlyEnriched ? 'enriched' : undefined
}
