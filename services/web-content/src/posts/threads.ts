import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type PostDraft, postUuid } from './draft-post.ts'
import { performanceScore } from './performance-score.ts'
import { findSeqs, readIndexedPost, updatePost } from './store/posts.ts'
import { bumpVersions, listSegments, type OpenSegment, segmentOf } from './store/segments.ts'
import {
  addAuthor,
  addReplies,
  countThreads,
  removeAuthor,
  removeReply,
  type ThreadCounts,
} from './store/threads.ts'
import type { PostCore, PostExtra, ThreadCore } from './stored-post.ts'

export interface ThreadOrder {
  /** By `uuid` of the reply. */
  ordOf: ReadonlyMap<string, number>
  /** By `uuid` of the thread. */
  counts: ReadonlyMap<string, ThreadCounts>
}

const isReply = ({ core }: PostDraft): boolean => core.ord_in_thread > 0

/** Uses the larger count, because a source may publish only some of the replies that it reports. */
export function withCounts(
  thread: ThreadCore,
  { reported }: PostExtra,
  counts: ThreadCounts | undefined,
): ThreadCore {
  if (!counts) return thread
  const replies = Math.max(reported.replies, counts.replies)
  const { likes, shares } = thread.social.fediverse
  return {
    ...thread,
    replies_count: replies,
    participants_count: Math.max(reported.participants, counts.participants),
    performance_score: performanceScore({ replies, likes, shares }),
  }
}

/**
 * Gives new replies their positions in their threads: after all earlier replies, and sorted by publication within one
 * batch. A position never changes, and is not used again.
 */
export async function orderReplies(
  tx: Transaction<Tables>,
  drafts: readonly PostDraft[],
  lastSeq: number,
): Promise<ThreadOrder> {
  const ordOf = new Map<string, number>()
  const byThread = Map.groupBy(drafts, ({ core }) => core.thread.uuid)
  for (const [uuid, posts] of byThread) {
    const replies = posts.filter(isReply).sort((a, b) => compare(a.core.published, b.core.published))
    if (replies.length === 0) continue
    const lastOrd = await addReplies(tx, uuid, { count: replies.length, lastSeq })
    for (const [index, { core }] of replies.entries()) {
      ordOf.set(core.uuid, lastOrd - replies.length + 1 + index)
      await addAuthor(tx, uuid, core.author)
    }
  }
  return { ordOf, counts: await countThreads(tx, [...byThread.keys()]) }
}

/** Takes a deleted reply out of the counts of its thread. */
export async function forgetReply(
  tx: Transaction<Tables>,
  open: OpenSegment,
  { thread, author, ord_in_thread }: Pick<PostCore, 'thread' | 'author' | 'ord_in_thread'>,
): Promise<void> {
  if (ord_in_thread === 0) return
  await removeReply(tx, thread.uuid)
  await removeAuthor(tx, thread.uuid, author)
  await refreshArticles(tx, open, [thread])
}

/** Shows the counts of their threads with the articles that are stored. */
export async function refreshArticles(
  tx: Transaction<Tables>,
  open: OpenSegment,
  threads: readonly Pick<ThreadCore, 'uuid' | 'url'>[],
): Promise<void> {
  if (threads.length === 0) return
  const { segments } = await listSegments(tx)
  const uuidOf = new Map(threads.map(({ uuid, url }) => [postUuid(url, 0), uuid]))
  const counts = await countThreads(tx, [...uuidOf.values()])
  const changedSegments = new Set<number>()
  for (const [articleUuid, seq] of await findSeqs(tx, [...uuidOf.keys()])) {
    const segment = segmentOf(segments, seq)
    const stored = segment && (await readIndexedPost(tx, open, segment.id, seq))
    if (!stored) continue
    const old = decodeJson<PostCore>(stored.body.core)
    const thread = withCounts(
      old.thread,
      decodeJson<PostExtra>(stored.body.extra),
      counts.get(uuidOf.get(articleUuid) ?? ''),
    )
    const core = { ...old, thread }
    const { replies_count, participants_count, performance_score } = thread
    const post = { ...stored.post, replies_count, participants_count, performance_score }
    await updatePost(tx, open, segment.id, { post, body: { ...stored.body, core: encodeJson(core) } })
    changedSegments.add(segment.id)
  }
  await bumpVersions(tx, [...changedSegments])
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
