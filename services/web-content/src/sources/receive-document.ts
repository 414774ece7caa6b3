import type { Context } from '../context.ts'
import type { FetchedDocument } from './fetch-document.ts'
import type { Ingest } from './ingest.ts'
import { scheduleSource, writeFrontier } from './store/frontier.ts'
import { findSource, type Source, updateSource } from './store/sources.ts'

/** Writes what a hub has sent of a source. */
export type ReceiveDocument = (source: Source, document: FetchedDocument) => Promise<void>

export const receiveDocumentWith =
  ({ db, clock }: Context, ingest: Ingest): ReceiveDocument =>
  async (source, document) => {
    const content = await ingest.readSource(source, document)
    await writeFrontier(db, async (tx) => {
      const committed = await findSource(tx, source.id)
      if (committed?.state !== 'active') return
      // Some hubs only say that there is something new.
      if (content.kind === 'unreadable' || content.isMoved) return scheduleSource(tx, committed, clock.now())
      await content.save(tx)
      await updateSource(tx, source.id, { posts: committed.posts + content.newPosts })
    })
  }
