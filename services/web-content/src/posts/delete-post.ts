import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Check } from '../access/check-again.ts'
import { removeMember } from '../clusters/store.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { type AfterDelete, postWrites } from './posts.ts'
import { deletePostRows, findSeqs, insertTombstone, readBodies } from './store/posts.ts'
import { bumpVersions, listSegments, type OpenSegment, segmentOf } from './store/segments.ts'
import type { PostCore } from './stored-post.ts'
import { changeSyndication } from './syndication.ts'
import { forgetReply } from './threads.ts'

interface DeleteOptions {
  open: OpenSegment
  afterDelete: readonly AfterDelete[]
}

export function createDeletePost({ db, clock }: Context, { open, afterDelete }: DeleteOptions) {
  async function remove(tx: Transaction<Tables>, uuid: string): Promise<boolean> {
    const seq = (await findSeqs(tx, [uuid])).get(uuid)
    if (seq === undefined) return false
    const { segments } = await listSegments(tx)
    const segment = segmentOf(segments, seq)
    if (!segment) return false
    const body = (await readBodies(tx, open, segments, [seq])).get(seq)
    await insertTombstone(tx, uuid, clock.now())
    await deletePostRows(tx, open, segment.id, { uuid, seq })
    const clusterId = body?.cluster_id ?? null
    if (clusterId !== null) {
      const single = await removeMember(tx, clusterId, seq)
      if (single !== undefined) await changeSyndication(tx, open, segments, single, null)
    }
    if (body) await forgetReply(tx, open, decodeJson<PostCore>(body.core))
    await bumpVersions(tx, [segment.id])
    for (const hook of afterDelete) await hook(tx, { seq, uuid })
    return true
  }

  return (uuid: string, check?: Check) =>
    db.writeBatched(postWrites, async (tx) => {
      await check?.(tx)
      return remove(tx, uuid)
    })
}
