import type { Context } from '../context.ts'
import { createDatabaseSearch } from './database-search.ts'
import { createDeletePost } from './delete-post.ts'
import type { AfterDelete, AfterWrite, Posts } from './posts.ts'
import { findSeqs, readPosts } from './store/posts.ts'
import { createOpenSegment, listSegments } from './store/segments.ts'
import { createVocabulary } from './vocabulary.ts'
import { createWritePosts } from './write-posts.ts'

export function createPosts(context: Context): Posts {
  const { db } = context
  const open = createOpenSegment(db)
  const vocabulary = createVocabulary(context)
  const afterWrite: AfterWrite[] = []
  const afterDelete: AfterDelete[] = []
  return {
    write: createWritePosts(context, { open, vocabulary, afterWrite }),
    delete: createDeletePost(context, { open, afterDelete }),
    async read(seqs, from = db.read) {
      if (seqs.length === 0) return []
      const { segments } = await listSegments(from)
      return readPosts(from, open, segments, seqs)
    },
    lastSeq: async () => (await listSegments(db.read)).lastSeq,
    findSeq: async (uuid) => (await findSeqs(db.read, [uuid])).get(uuid),
    search: createDatabaseSearch(context, { open, vocabulary }),
    afterWrite,
    afterDelete,
  }
}
