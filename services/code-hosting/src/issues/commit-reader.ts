import type { CommitReader } from '../context/pushes.ts'
import type { Context } from '../context.ts'
import { applyReferences, readReferences } from './commit-references.ts'
import { referenceJob } from './reference-jobs.ts'
import { hasReferenceWork, insertReferenceWork } from './store/reference-work.ts'

const maxInlineCommits = 20
const maxInlineReferences = 50

/**
 * Reads references to issues in commits on the default branch. Small pushes are processed in their transaction.
 * Larger pushes are left to a job, and later pushes queue behind it.
 */
export function createCommitReader(context: Context): CommitReader {
  const { jobs } = context
  return {
    async closeByCommits(tx, { repository, actor, token, commits }) {
      const firstCommits = commits
        .slice(0, maxInlineCommits)
        .map((commit) => readReferences(commit, context.url()))
        .filter(({ references }) => references.length > 0)
      const count = firstCommits.reduce((sum, { references }) => sum + references.length, 0)
      const isSmall = commits.length <= maxInlineCommits && count <= maxInlineReferences
      if (isSmall && count === 0) return
      if (isSmall && !(await hasReferenceWork(tx, repository.id))) {
        await applyReferences(context, tx, { repository, actor, token }, firstCommits)
        return
      }
      const oids = commits.map(({ oid }) => oid)
      await insertReferenceWork(tx, { repositoryId: repository.id, actorId: actor.id, token, oids })
      await jobs.enqueue(tx, {
        kind: referenceJob,
        payload: { repositoryId: repository.id },
        key: String(repository.id),
      })
    },
  }
}
