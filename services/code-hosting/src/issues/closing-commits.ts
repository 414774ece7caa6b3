import type { Hosting } from '../context/hosting.ts'
import type { CommitReader } from '../context/pushes.ts'
import { followReferences, readReferences } from './commit-references.ts'
import { referenceJob } from './reference-work.ts'
import { hasReferenceWork, insertReferenceWork } from './store/reference-work.ts'

const maxCommitsAtOnce = 20
const maxReferencesAtOnce = 50

/**
 * Reads in commits that come to the default branch which issues they name, and which they close. The few of an
 * everyday push are followed in its transaction; more are left to a job, and later pushes then wait for their turn.
 */
export function createCommitReader(hosting: Hosting): CommitReader {
  const { jobs } = hosting
  return {
    async closeByCommits(tx, { repository, actor, commits }) {
      const few = commits
        .slice(0, maxCommitsAtOnce)
        .map((commit) => readReferences(commit, hosting.url()))
        .filter(({ references }) => references.length > 0)
      const count = few.reduce((sum, { references }) => sum + references.length, 0)
      const areFew = commits.length <= maxCommitsAtOnce && count <= maxReferencesAtOnce
      if (areFew && count === 0) return
      if (areFew && !(await hasReferenceWork(tx, repository.id))) {
        await followReferences(hosting, tx, { repository, actor }, few)
        return
      }
      const oids = commits.map(({ oid }) => oid)
      await insertReferenceWork(tx, { repositoryId: repository.id, actorId: actor.id, oids })
      await jobs.enqueue(tx, {
        kind: referenceJob,
        payload: { repositoryId: repository.id },
        key: String(repository.id),
      })
    },
  }
}
