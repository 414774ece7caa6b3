import { createCommitPeople } from '../code/commits/commit-people.ts'
import type { Context } from '../context.ts'
import type { GitRepository } from '../git/git.ts'
import {
  addContributors,
  deleteCommits,
  deleteContributors,
  insertCommits,
  setIndexedCommits,
} from './store/code-index.ts'
import type { TextIndexes } from './text-indexes.ts'

/** Older commits of a long history are not searchable. */
const maxCommits = 100_000
const maxBatch = 500

interface CommitWork {
  repository: GitRepository
  /** The last indexed and the new commit of the branch. */
  from: string | null
  to: string | null
  signal: AbortSignal
}

/** Adds new commits. After a forced push, all commits are indexed again. */
export async function indexCommits(
  { db }: Pick<Context, 'db'>,
  { commits: index }: Pick<TextIndexes, 'commits'>,
  { repository, from, to, signal }: CommitWork,
): Promise<void> {
  const people = createCommitPeople(db)
  const isContinued =
    from !== null &&
    to !== null &&
    (await repository.resolve(from)) !== undefined &&
    (await repository.isAncestor(from, to))
  if (!isContinued) await removeAll()
  const not = isContinued && from !== null ? [from] : []
  for (let skip = 0; to !== null && skip < maxCommits; skip += maxBatch) {
    signal.throwIfAborted()
    const batch = await repository.log({ from: to, not, skip, limit: maxBatch })
    if (batch.length === 0) break
    const messages = new Map(batch.map(({ oid, message }) => [oid, message]))
    const authors = await people.findByAddress(batch.map(({ author }) => author.email))
    const authorIds = [...new Set([...authors.values()].map(({ id }) => id))]
    await db.write(async (tx) => {
      await addContributors(tx, repository.id, authorIds)
      const added = await insertCommits(tx, repository.id, batch)
      const documents = added.map(({ id, oid }) => ({
        id,
        fields: { message: messages.get(oid) ?? '' },
        language: 'en',
      }))
      await index.put(tx, documents)
    })
    if (batch.length < maxBatch) break
  }
  await db.write((tx) => setIndexedCommits(tx, repository.id, { commits_oid: to }))

  async function removeAll(): Promise<void> {
    await db.write((tx) => deleteContributors(tx, repository.id))
    for (let isDone = false; !isDone; ) {
      signal.throwIfAborted()
      isDone = await db.write(async (tx) => {
        const ids = await deleteCommits(tx, repository.id, maxBatch)
        await index.remove(tx, ids)
        return ids.length < maxBatch
      })
    }
  }
}
